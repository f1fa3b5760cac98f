import type { CustomerKind } from '@puente/contract'
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
  readonly name: string
  readonly mayOrder: boolean
}

/** Answers the customers behind these ids, in any order; given by the wiring, because access stands below them. */
export type CustomersOf = (work: Work, customerIds: readonly string[]) => Promise<readonly ActingCustomer[]>
