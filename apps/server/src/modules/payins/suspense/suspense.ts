import type { Id } from '@puente/contract'
import type { SuspenseOutcome, SuspenseReason, SuspenseStatus } from '@puente/contract/staff'

/** Money whose purpose is unknown, or a rejected refund. It has an owner, a due day and an outcome. */
export interface Suspense {
  readonly id: Id<'suspense'>
  readonly paymentId: Id<'payment'>
  /** The refund that the bank rejected; undefined for a payment. */
  readonly refundId: Id<'refund'> | undefined
  /** The order that it belongs to (a refund) or only names (another RUT). */
  readonly orderId: Id<'transfer'> | undefined
  readonly why: SuspenseReason
  readonly amountMinor: bigint
  readonly status: SuspenseStatus
  readonly outcome: SuspenseOutcome | undefined
  readonly team: 'treasury' | 'compliance'
  readonly staffId: Id<'staff'> | undefined
  /** The destination instead of its source, once two people confirmed it. */
  readonly accountId: string | undefined
  readonly waitsSince: Date
  readonly dueAt: Date
  readonly screenedAt: Date | undefined
}

/** The action of approvals about money in suspense. */
export const SUSPENSE_ACTION = 'suspense'

const DAY_MS = 24 * 3_600_000

/** The oldest screening on which money may be refunded. */
export const oldestScreening = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** Whether the screening is current and had no hit: an item with a hit has the status `held`. */
export const isScreened = (item: Suspense, now: Date): boolean =>
  item.screenedAt !== undefined && item.screenedAt > oldestScreening(now)
