import type { PriceSide } from '@puente/contract'

/** A price as the address carries it: the corridor, the side the customer fixed and its amount in minor units. */
export interface PriceSearch {
  readonly corridor?: string
  readonly side?: PriceSide
  readonly amount?: string
}

/** What an address says about a price; whatever is not one of its three parts is left out. */
export function readPriceSearch(search: Readonly<Record<string, unknown>>): PriceSearch {
  const { corridor, side, amount } = search
  return {
    ...(typeof corridor === 'string' && /^[a-z0-9-]{2,20}$/.test(corridor) ? { corridor } : {}),
    ...(side === 'send' || side === 'receive' ? { side } : {}),
    ...(typeof amount === 'string' && /^[1-9][0-9]{0,14}$/.test(amount) ? { amount } : {}),
  }
}
