import type { DomainEvent } from './outbox.ts'
import type { Work } from '../work.ts'

export interface HeardEvent extends DomainEvent {
  readonly id: bigint
}

/** Who hears what. `hear` runs in one work with the mark that it was heard: exactly once, in order per subject. */
export interface Subscription {
  /** Unique and stable: it is the name under which "handled" is kept. */
  readonly subscriber: string
  readonly events: readonly string[]
  /** Whether it has anything to do about this one; asked when the event is handed over. All, unless said. */
  readonly wants?: (event: DomainEvent) => boolean
  /**
   * What each of these subjects belongs to that hearing about it locks: a transfer's customer. What is named here is heard
   * in order per owner, and many of different owners are heard in one transaction; the rest is heard one by one.
   */
  readonly ownersOf?: (work: Work, subjects: readonly string[]) => Promise<ReadonlyMap<string, string>>
  readonly hear: (work: Work, event: HeardEvent) => Promise<unknown>
}
