import type { CorrectionReason } from '@puente/contract'
import type { PartnerMeaning, ReturnActor } from '@puente/contract/staff'

/** An automatic retry of the same route: after `pauseMs`, at most `times`. */
export interface Retry {
  readonly times: number
  readonly pauseMs: number
}

/** What a partner's error code means, and who acts on it. */
export interface PartnerError {
  /** Our own code, shown to staff. */
  readonly means: PartnerMeaning
  /** The reason given to the customer when the error ends a payout. */
  readonly customerReason: CorrectionReason
  /**
   * 'final': the refusal is definitive. 'ask': the state of the order is unknown, so it is queried by our reference.
   */
  readonly word: 'final' | 'ask'
  readonly retry?: Retry
  /** Whether another rail of the corridor is used, if one was not tried yet. */
  readonly reroute: boolean
  /** Who has to act when there is no automatic step. */
  readonly person: ReturnActor
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

const error = (means: PartnerMeaning, more: Partial<PartnerError> = {}): PartnerError => ({
  means,
  customerReason: 'other',
  word: 'final',
  reroute: false,
  person: 'staff',
  ...more,
})

/** An error that the customer can correct. */
export const asksCustomer = (means: PartnerMeaning, customerReason: CorrectionReason): PartnerError =>
  error(means, { customerReason, person: 'customer' })

/** An error that cannot be corrected: the money is returned. */
export const asksNobody = (means: PartnerMeaning): PartnerError =>
  error(means, { customerReason: 'cannot-receive', person: 'nobody' })

/** An error that staff have to resolve. */
export const asksStaff = (means: PartnerMeaning): PartnerError => error(means)

/** An error of this rail that another rail may not have. */
export const asksOtherRail = (means: PartnerMeaning): PartnerError => error(means, { reroute: true })

/** A temporary error: retry the same rail, then another one, then staff. */
export const passes = (means: PartnerMeaning, retry: Retry): PartnerError =>
  error(means, { retry, reroute: true })

/**
 * An error that does not show the state of the order: query it first, and submit it again only if it was not received.
 */
export const unclear = (means: PartnerMeaning, retry?: Retry): PartnerError =>
  error(means, { word: 'ask', ...(retry === undefined ? {} : { retry }) })

export const seconds = (count: number): number => count * SECOND_MS
export const minutes = (count: number): number => count * MINUTE_MS
