import type { ClosureCause, Id } from '@puente/contract'
import type { Day } from '../../corridors/index.ts'

/** The end of the relationship with a customer. It stands until it is withdrawn or complete. */
export interface Closure {
  readonly id: string
  readonly customerId: Id<'customer'>
  readonly cause: ClosureCause
  readonly askedAt: Date
  readonly completedAt: Date | undefined
  /** The day until which the data is kept; of a complete one. */
  readonly keptUntil: Day | undefined
}
