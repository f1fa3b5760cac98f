import type { PriceSide } from '@puente/contract'
import { readAmount } from '@puente/money'

/** A price as the address carries it: the corridor, the side the customer fixed and its amount in minor units. */
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
 * What an address says about a price; whatever is not one of its three parts is left out. A form that was sent before
 * its scripts had arrived says instead what was typed into 'send', as people write pesos.
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
