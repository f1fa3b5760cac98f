export {
  endpoint,
  staffRoles,
  type Blockable,
  type BodyOf,
  type Endpoint,
  type Owned,
  type ParamsOf,
  type QueryOf,
  type RefusalOf,
  type ReplyOf,
  type StaffRole,
  type Who,
} from './endpoint.ts'
export { fromWireId, toWireId, type IdKind } from './ids.ts'
export {
  isRefusal,
  refusals,
  refuse,
  type FieldFault,
  type Problem,
  type Refusal,
  type RefusalCode,
  type RefusalFacts,
} from './refusals.ts'
export {
  fundsSources,
  publicStates,
  purposes,
  transferStates,
  type FundsSource,
  type PublicState,
  type Purpose,
  type TransferState,
} from './transfers/states.ts'
export { recipientKinds, relationships, type RecipientKind, type Relationship } from './recipients/words.ts'
export { customerKinds, type CustomerKind } from './access/words.ts'
export { arrivalReasons, priceSides, type ArrivalReason, type PriceSide } from './quotes/words.ts'
export type { ReviewOutcome, ReviewReason } from './reviews/words.ts'
