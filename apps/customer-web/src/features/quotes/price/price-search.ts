import type { PriceSide } from '@puente/contract'
import { readAmount } from '@puente/money'

/** A price in the URL: the corridor, the side that the customer fixed, and its amount in minor units. */
export interface PriceSearch {
  readonly corridor?: string
  readonly side?: PriceSide
  readonly amount?: string
}

const isCorridor = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{2,20}$/.test(value)
const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9][0-9]{0,14}$/.test(value)

/**
 * Parses a price from a URL; other parameters are ignored. A form submitted before the scripts loaded has
 * instead the text typed into 'send', in the format of pesos.
 */
export function readPriceSearch(search: Readonly<Record<string, unknown>>): PriceSearch {
  const { corridor, side, amount } = search
  const typed = isAmount(amount) ? undefined : typedPesos(search['send'])
  return {
    ...(isCorridor(corridor) ? { corridor } : {}),
    ...(side === 'send' || side === 'receive' ? { side } : {}),
    ...(isAmount(amount) ? { amount } : {}),
    ...(typed === undefined ? {} : { side: 'send', amount: typed }),
  }
}

function typedPesos(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const read = readAmount(value, 0)
  return 'minor' in read && isAmount(read.minor) ? read.minor : undefined
}
