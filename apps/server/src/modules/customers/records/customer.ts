import type { CustomerKind, IdentityState, Id } from '@puente/contract'
import type { Rut } from '@puente/contract/corridors'

/**
 * What an account may do: see prices only, or order, or (refused and closed) only read, receive refunds and complain.
 */
export type CustomerStatus = 'quote-only' | 'active' | 'refused' | 'closed'

/** Level of verification. Limits are published by kind and level. */
export type CustomerLevel = 'basic' | 'standard' | 'enhanced'

/** Where a customer resides or is registered. */
export interface Address {
  readonly street: string
  readonly number?: string
  readonly unit?: string
  /** Codes of comunas and regions, not names, because names may change. */
  readonly comuna: string
  readonly region: string
}

/** A person or a company in Chile. Decrypted, so read it only where the personal data is needed. */
export interface Customer {
  readonly id: Id<'customer'>
  readonly kind: CustomerKind
  readonly name: string
  /** '12345678-5'. Undefined until the identity is confirmed; every active customer has one. */
  readonly rut?: Rut
  readonly status: CustomerStatus
  readonly level: CustomerLevel
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** 'YYYY-MM-DD'; only of a person. */
  readonly birthDate?: string
  readonly address?: Address
  readonly identity: IdentityState
}

/** The RUT of a customer with a confirmed identity. Throws when there is none, which is a bug of the caller. */
export function rutOf({ id, rut }: Pick<Customer, 'id' | 'rut'>): Rut {
  if (rut === undefined) throw new Error(`customer ${id} has no confirmed RUT`)
  return rut
}
