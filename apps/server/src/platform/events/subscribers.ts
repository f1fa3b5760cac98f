import type { DomainEvent } from './outbox.ts'
import type { Work } from '../work.ts'

export interface DeliveredEvent extends DomainEvent {
  readonly id: bigint
}

/**
 * A subscriber and its events. `handle` runs in one work with the mark "handled": exactly once, in order per subject.
 */
export interface Subscription {
  /** Unique and stable: the mark "handled" is stored under this name. */
  readonly subscriber: string
  readonly events: readonly string[]
  /** Whether the subscriber needs this event, checked when it is handed over. Default: all. */
  readonly wants?: (event: DomainEvent) => boolean
  /**
   * The owner of each subject, which `handle` locks: the customer of a transfer. Events with an owner are handled in
   * order per owner, many of different owners in one transaction. The others are handled one by one.
   */
  readonly ownersOf?: (work: Work, subjects: readonly string[]) => Promise<ReadonlyMap<string, string>>
  readonly handle: (work: Work, event: DeliveredEvent) => Promise<unknown>
}
