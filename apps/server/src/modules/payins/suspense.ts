import type { SuspenseOutcome, SuspenseReason, SuspenseStatus } from '@puente/contract/staff'

/** Money that came and is not understood, or that could not go back. It has an owner, a day and an outcome of its own. */
export interface Suspense {
  readonly id: string
  readonly paymentId: string
  /** The refund that the bank rejected; undefined for a payment. */
  readonly refundId: string | undefined
  /** The order it belongs to (a refund) or only names (another RUT). */
  readonly orderId: string | undefined
  readonly why: SuspenseReason
  readonly amountMinor: bigint
  readonly status: SuspenseStatus
  readonly outcome: SuspenseOutcome | undefined
  readonly team: 'treasury' | 'compliance'
  readonly staffId: string | undefined
  /** Where it goes instead of its source, once two people have said so. */
  readonly accountId: string | undefined
  readonly waitsSince: Date
  readonly dueAt: Date
  readonly screenedAt: Date | undefined
}

/** The action under which two people decide about money in suspense. */
export const SUSPENSE_ACTION = 'suspense'

const DAY_MS = 24 * 3_600_000

/** Nothing goes back on the word of lists that were asked longer ago. */
export const oldestScreening = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** Whether the lists were asked lately enough, and found nothing: what they found is held. */
export const isScreened = (item: Suspense, now: Date): boolean =>
  item.screenedAt !== undefined && item.screenedAt > oldestScreening(now)
