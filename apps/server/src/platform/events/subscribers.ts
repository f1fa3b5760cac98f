import type { DomainEvent } from './outbox.ts'
import type { Desk, Work } from '../work.ts'

export interface HeardEvent extends DomainEvent {
  readonly id: bigint
}

/** Who hears what. `hear` runs in one work with the mark that it was heard: exactly once, in order per subject. */
export interface Subscription {
  /** Unique and stable: it is the name under which "handled" is kept. */
  readonly subscriber: string
  readonly events: readonly string[]
  readonly hear: (work: Work, event: HeardEvent) => Promise<unknown>
}

export type EventJob = (desk: Desk, event: HeardEvent) => Promise<void>
