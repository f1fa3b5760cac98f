import { transferStates, type TransferState } from '@puente/contract'

/** What the list of transfers keeps in its address. */
export interface TransferFilters {
  readonly state?: TransferState
  readonly search?: string
}

const longestSearch = 80

/** The filters that an address says; whatever else it says is left out. */
export function filtersOf(address: Readonly<Record<string, unknown>>): TransferFilters {
  const state = transferStates.find((one) => one === address['state'])
  const asked = address['search']
  const search = typeof asked === 'string' || typeof asked === 'number' ? String(asked).trim() : ''
  return {
    ...(state === undefined ? {} : { state }),
    ...(search === '' ? {} : { search: search.slice(0, longestSearch) }),
  }
}
