import type { CustomerKind, IdentityState, Id, RestrictionClass } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'

/** A user who signs in for one or more customers. */
export interface User {
  readonly id: Id<'user'>
  readonly email: string
  readonly name: string
}

/** What the customer reads of a restriction. */
export interface ActingRestriction {
  readonly class: RestrictionClass
  readonly since: Date
  /** YYYY-MM-DD */
  readonly reviewOn: string
  /** YYYY-MM-DD: the end of the relationship. */
  readonly endsOn: string | undefined
}

/** A customer as the session describes it. */
export interface ActingCustomer {
  readonly id: Id<'customer'>
  readonly kind: CustomerKind
  /** Level of verification. The published limits depend on it. */
  readonly level: string
  readonly name: string
  readonly mayOrder: boolean
  /** True when none of the members may sign for the company alone. */
  readonly jointPowers?: boolean
  /** Present while the customer may not place orders. */
  readonly restriction?: ActingRestriction
  /** Present while the account is being closed. */
  readonly closingSince?: Date
  /** Present once the account is closed, with the day until which its data is kept. */
  readonly closed?: { readonly at: Date; readonly keptUntil: string }
  readonly identity: IdentityState
}

/** Returns the customers with these ids, in any order. Injected, because `access` may not import `customers`. */
export type CustomersOf = (
  work: Work,
  customerIds: readonly Id<'customer'>[],
) => Promise<readonly ActingCustomer[]>
