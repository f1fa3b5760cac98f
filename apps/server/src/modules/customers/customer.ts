import type { CustomerKind, IdentityState } from '@puente/contract'
import type { Rut } from '@puente/contract/corridors'

/** What an account may do: see prices, order, or (refused and closed) read, be refunded and complain. */
export type CustomerStatus = 'quote-only' | 'active' | 'refused' | 'closed'

/** How much is known of a customer; limits are published by kind and level. */
export type CustomerLevel = 'basic' | 'standard' | 'enhanced'

/** Where a customer lives or is registered. */
export interface Address {
  readonly street: string
  readonly number?: string
  readonly unit?: string
  /** Codes of the module places; their names may change, so the names are looked up. */
  readonly comuna: string
  readonly region: string
}

/** A person or a company in Chile. Opened from sealed columns: only for those who need it. */
export interface Customer {
  readonly id: string
  readonly kind: CustomerKind
  readonly name: string
  /** '12345678-5'. Absent until the identity is confirmed: whoever is active has one. */
  readonly rut?: Rut
  readonly status: CustomerStatus
  readonly level: CustomerLevel
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** YYYY-MM-DD; of a person. */
  readonly birthDate?: string
  readonly address?: Address
  readonly identity: IdentityState
  /** Of a company: nobody may sign for it alone, so that it sees prices and sends nothing. */
  readonly jointPowers?: boolean
}

/** The RUT of a customer whose identity is confirmed; asking for it earlier is a bug, and throws. */
export function rutOf({ id, rut }: Pick<Customer, 'id' | 'rut'>): Rut {
  if (rut === undefined) throw new Error(`customer ${id} has no confirmed RUT`)
  return rut
}
