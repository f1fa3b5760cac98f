import type { CustomerKind, IdentityState } from '@puente/contract'
import type { Work } from '../../platform/work.ts'

/** Someone who signs in for one or more customers. */
export interface User {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** What a session says of a customer it may act as. */
export interface ActingCustomer {
  readonly id: string
  readonly kind: CustomerKind
  /** How much is known of them; the published limits go by it. */
  readonly level: string
  readonly name: string
  readonly mayOrder: boolean
  /** Nobody may sign for them alone. */
  readonly jointPowers?: boolean
  readonly identity: IdentityState
}

/** Answers the customers behind these ids, in any order; given by the wiring, because access stands below them. */
export type CustomersOf = (work: Work, customerIds: readonly string[]) => Promise<readonly ActingCustomer[]>
