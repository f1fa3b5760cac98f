export { sealBlock } from './seal-block.ts'
export { signDays } from './sign-days.ts'
export { verifySeals, type SealKeys } from './verify-seals.ts'
