import type { DomainEvent } from './outbox.ts'
import type { Work } from '../work.ts'

export interface DeliveredEvent extends DomainEvent {
  readonly id: bigint
}

/**
 * A subscriber and its events. `handle` runs in the transaction that records the event as handled: exactly once, and
 * in order per subject.
 */
export interface Subscription {
  /** Unique and stable: handled events are recorded under this name. */
  readonly subscriber: string
  readonly events: readonly string[]
  /** Whether the subscriber needs this event, checked before `handle`. Default: all. */
  readonly wants?: (event: DomainEvent) => boolean
  /**
   * The owner of each subject, which `handle` locks: the customer of a transfer. Events with an owner are handled in
   * order per owner, many of different owners in one transaction. The others are handled one by one.
   */
  readonly ownersOf?: (work: Work, subjects: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Events whose subject has no owner are not delivered. */
  readonly onlyOwned?: true
  readonly handle: (work: Work, event: DeliveredEvent) => Promise<unknown>
}
