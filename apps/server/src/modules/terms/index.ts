export { acceptanceFaults, acceptTerms, type AcceptedTexts } from './accept-terms.ts'
export {
  acceptedVersions,
  forgetAcceptances,
  type AcceptedVersion,
  type Accepter,
} from './acceptances.store.ts'
export { moveAcceptances } from './move-acceptances.ts'
export { plantNewerTerms } from './plant-newer-terms.ts'
export { termsSealed } from './sealed.ts'
export { termsHandlers } from './terms.customer.ts'
export { termsUpdate } from './terms-update.ts'
export { termsInForce, type Publisher, type Terms } from './terms.ts'
