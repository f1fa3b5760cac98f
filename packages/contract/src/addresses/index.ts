export { addressPattern } from './address-pattern.ts'
export { addressOf, type ParametersOf } from './address.ts'
export {
  customerAddresses,
  publicAddresses,
  rateFrameAddress,
  unsubscribeAddress,
  sandboxAddresses,
  secretAddresses,
  type CustomerAddress,
} from './customer.ts'
export { staffAddresses, type StaffAddress } from './staff.ts'
