export { addressPattern } from './address-pattern.ts'
export { addressOf, type ParametersOf } from './address.ts'
export {
  countryCardAddress,
  customerAddresses,
  homeCardAddress,
  publicAddresses,
  rateFrameAddress,
  unsubscribeAddress,
  sandboxAddresses,
  secretAddresses,
  type CustomerAddress,
} from './customer.ts'
export { customerScreenNames } from './messages-screens.es.ts'
export { brandWhenBuilt, countryWhenBuilt } from './prerendered.ts'
export { staffAddresses, type StaffAddress } from './staff.ts'
