import { isSaid } from './address-line.ts'
import type { Address } from '../records/customer.ts'

/** Facts of an address that rules read without decrypting it. Both are null for an address that was never requested. */
export interface AddressFacts {
  readonly comuna: string | null
  readonly state: 'incomplete' | 'complete' | null
}

/** The unencrypted facts of an address: its comuna, and whether it has street and number. */
export const addressFacts = (address: Address | undefined): AddressFacts =>
  address === undefined
    ? { comuna: null, state: null }
    : {
        comuna: isSaid(address.comuna) ? address.comuna : null,
        state: isSaid(address.street) && isSaid(address.number) ? 'complete' : 'incomplete',
      }
