import type {
  DocumentReason,
  Id,
  OtherCheck,
  SelfieAnswer,
  SelfieState,
  SelfieVerdict,
} from '@puente/contract'
import type { Document } from '../../documents/index.ts'

/** A customer's answer to the request for a selfie. */
export interface SelfieConsent {
  readonly id: string
  readonly customerId: Id<'customer'>
  readonly userId: Id<'user'>
  readonly answer: SelfieAnswer
  /** How long the text promised to keep the selfie after the verdict. */
  readonly keptDays: number
  /** Whether the text named a provider. */
  readonly coversProvider: boolean
  readonly at: Date
}

/** A verdict about a selfie, or the check in its place. */
export interface SelfieCheck {
  readonly id: string
  readonly customerId: Id<'customer'>
  readonly applicationId: Id<'level-application'>
  readonly verdict: SelfieVerdict | undefined
  readonly consentId: string | undefined
  readonly selfieId: Id<'document'> | undefined
  readonly identityId: Id<'document'> | undefined
  readonly reason: DocumentReason | undefined
  readonly method: OtherCheck | undefined
  /** How the other check went. */
  readonly note: string | undefined
  readonly decidedBy: Id<'staff'>
  readonly decidedAt: Date
}

/** Where the selfie of a customer stands, and what that follows from. */
export interface Selfie {
  readonly state: SelfieState
  /** The answer in force. */
  readonly answer: SelfieConsent | undefined
  /** The picture that waits or was refused. */
  readonly document: Document | undefined
  /** The newest first. */
  readonly checks: readonly SelfieCheck[]
  /** The check by which it is accepted. */
  readonly accepted: SelfieCheck | undefined
}
