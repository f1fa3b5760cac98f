import { isSaid } from './address-line.ts'
import type { Address } from './customer.ts'

/** What rules read of an address without opening it; an address that nobody asked for says nothing. */
export interface AddressFacts {
  readonly comuna: string | null
  readonly state: 'incomplete' | 'complete' | null
}

/** The plain facts beside a sealed address: its comuna, and whether it has street and number. */
export const addressFacts = (address: Address | undefined): AddressFacts =>
  address === undefined
    ? { comuna: null, state: null }
    : {
        comuna: isSaid(address.comuna) ? address.comuna : null,
        state: isSaid(address.street) && isSaid(address.number) ? 'complete' : 'incomplete',
      }
