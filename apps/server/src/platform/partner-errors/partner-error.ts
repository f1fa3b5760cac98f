import type { CorrectionReason } from '@puente/contract'
import type { PartnerMeaning, ReturnActor } from '@puente/contract/staff'

/** The same way again by itself: after so long, at most so often. */
export interface Retry {
  readonly times: number
  readonly pauseMs: number
}

/** What one word of a partner means to us, and who does what about it. */
export interface PartnerError {
  /** Our own code for it, which staff read. */
  readonly means: PartnerMeaning
  /** What the customer is told when a payout ends by it. */
  readonly told: CorrectionReason
  /** Whether the partner's no stands, or says nothing about what became of the order: then it is asked by our reference. */
  readonly word: 'final' | 'ask'
  readonly retry?: Retry
  /** Another rail of the corridor, where it has one that was not tried yet. */
  readonly reroute: boolean
  /** Who has to act when nothing goes on by itself. */
  readonly person: ReturnActor
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

const error = (means: PartnerMeaning, more: Partial<PartnerError> = {}): PartnerError => ({
  means,
  told: 'other',
  word: 'final',
  reroute: false,
  person: 'staff',
  ...more,
})

/** What the customer can put right. */
export const asksCustomer = (means: PartnerMeaning, told: CorrectionReason): PartnerError =>
  error(means, { told, person: 'customer' })

/** What nobody can put right: the money goes back. */
export const asksNobody = (means: PartnerMeaning): PartnerError =>
  error(means, { told: 'cannot-receive', person: 'nobody' })

/** What people of ours have to look at. */
export const asksStaff = (means: PartnerMeaning): PartnerError => error(means)

/** What this rail cannot do and another may. */
export const asksOtherRail = (means: PartnerMeaning): PartnerError => error(means, { reroute: true })

/** What passes: the same rail again, then another one, then people of ours. */
export const passes = (means: PartnerMeaning, retry: Retry): PartnerError =>
  error(means, { retry, reroute: true })

/** What says nothing about the order itself: it is asked about first, and ordered again only where it never came. */
export const unclear = (means: PartnerMeaning, retry?: Retry): PartnerError =>
  error(means, { word: 'ask', ...(retry === undefined ? {} : { retry }) })

export const seconds = (count: number): number => count * SECOND_MS
export const minutes = (count: number): number => count * MINUTE_MS
