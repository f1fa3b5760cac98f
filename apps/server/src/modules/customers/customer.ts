import type { CustomerKind } from '@puente/contract'
import type { Rut } from '@puente/contract/corridors'

/** What an account may do: see prices, order, or (refused and closed) read, be refunded and complain. */
export type CustomerStatus = 'quote-only' | 'active' | 'refused' | 'closed'

/** How much is known of a customer; limits are published by kind and level. */
export type CustomerLevel = 'basic' | 'standard' | 'enhanced'

/** Where a customer lives or is registered. */
export interface Address {
  readonly street: string
  readonly city: string
  readonly region: string
}

/** A person or a company in Chile. Opened from sealed columns: only for those who need it. */
export interface Customer {
  readonly id: string
  readonly kind: CustomerKind
  readonly name: string
  /** '12345678-5' */
  readonly rut: Rut
  readonly status: CustomerStatus
  readonly level: CustomerLevel
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** YYYY-MM-DD; of a person. */
  readonly birthDate?: string
  readonly address?: Address
}
