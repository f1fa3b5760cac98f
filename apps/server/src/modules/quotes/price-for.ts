import { refuse, type CustomerKind, type PriceSide, type Refusal } from '@puente/contract'
import {
  greatestSend,
  price,
  type Currency,
  type Price,
  type PriceFault,
  type PriceInput,
} from '@puente/money'
import type { Work } from '../../platform/work.ts'
import {
  bankingCalendar,
  corridorInForce,
  estimateArrival,
  feeInForce,
  railMaximum,
  spreadInForce,
  type Arrival,
  type Corridor,
} from '../corridors/index.ts'
import { midRateFor } from './mid-rates.ts'
import type { PricedWith, QuotedPrice } from './quote.ts'
import type { KeptRate } from './rates.store.ts'

export interface PriceAsked {
  readonly corridorId: string
  readonly side: PriceSide
  /** In minor units of the currency of `side`. */
  readonly amountMinor: bigint
  readonly customerKind: CustomerKind
}

export type PriceRefusal = Refusal<
  | 'corridor-unknown'
  | 'amount-below-minimum'
  | 'amount-above-maximum'
  | 'receives-nothing'
  | 'rate-unavailable'
  | 'fields-wrong'
>

/** The inputs of every price of a corridor now, and the amounts that may be sent. */
export interface Pricing {
  readonly corridor: Corridor
  readonly with: PricedWith
  readonly mid: KeptRate
  readonly input: Omit<PriceInput<Currency>, 'fixed' | 'amountMinor'>
  /** Maximum of the rail, in CLP. */
  readonly railMaximumMinor: bigint | undefined
}

/** The pricing inputs of a corridor now. */
export async function pricingFor(
  work: Work,
  corridorId: string,
  kind: CustomerKind,
): Promise<Pricing | Refusal<'corridor-unknown' | 'rate-unavailable'>> {
  const corridor = await corridorInForce(work, corridorId)
  if (corridor === undefined) return refuse('corridor-unknown')
  const mid = await midRateFor(work, corridor.currency)
  if ('refused' in mid) return mid
  const fee = await feeInForce(work, corridor, kind)
  const spread = await spreadInForce(work, corridor, kind)
  const railMinor = await railMaximum(work, corridor.rail)
  const terms = {
    midRate: { ...mid.rate, quote: 'CLP' },
    spreadBps: spread.bps,
    fee,
    ivaPercent: fee.ivaPercent,
    receiveStepMinor: corridor.receiveStepMinor,
  } as const
  const railMaximumMinor = railMinor === undefined ? undefined : greatestSend(terms, railMinor)
  const railIsLess = railMaximumMinor !== undefined && railMaximumMinor < corridor.maximumSendMinor
  return {
    corridor,
    mid,
    with: {
      corridorVersion: corridor.version,
      feeVersion: fee.version,
      spreadVersion: spread.version,
      rateId: mid.id,
    },
    input: {
      ...terms,
      minimumSendMinor: corridor.minimumSendMinor,
      maximumSendMinor: railIsLess ? railMaximumMinor : corridor.maximumSendMinor,
    },
    railMaximumMinor,
  }
}

/** The current price, with the versions of its inputs. Not binding until it is stored as a quote. */
export async function priceFor(
  work: Work,
  asked: PriceAsked,
): Promise<{ readonly price: QuotedPrice; readonly with: PricedWith } | PriceRefusal> {
  const pricing = await pricingFor(work, asked.corridorId, asked.customerKind)
  if ('refused' in pricing) return pricing
  const { corridor, mid, input } = pricing
  const priced = price({ ...input, fixed: asked.side, amountMinor: asked.amountMinor })
  if ('fault' in priced) return refusalOf(priced.fault, corridor, asked, pricing.railMaximumMinor)
  const arrival = estimateArrival(corridor, await bankingCalendar(work), work.now)
  return { price: quoted(priced, corridor, mid, arrival), with: pricing.with }
}

const quoted = (
  priced: Price,
  corridor: Corridor,
  mid: { readonly source: string; readonly asOf: Date },
  arrival: Arrival,
): QuotedPrice => ({
  ...priced,
  corridorId: corridor.id,
  rateSource: mid.source,
  rateAsOf: mid.asOf,
  arrival,
})

/** The refusal for a price fault. */
export function refusalOf(
  fault: PriceFault,
  corridor: Corridor,
  asked: PriceAsked,
  railMaximumMinor?: bigint,
): PriceRefusal {
  switch (fault) {
    case 'below-minimum':
      // An empty amount is reported as zero, not as too small.
      if (asked.amountMinor === 0n) return refuse('fields-wrong', {}, [{ at: 'amount', fault: 'zero' }])
      return refuse('amount-below-minimum', { minimumMinor: String(corridor.minimumSendMinor) })
    case 'amount-too-large': {
      const isRail = railMaximumMinor !== undefined && railMaximumMinor < corridor.maximumSendMinor
      const maximumMinor = isRail ? railMaximumMinor : corridor.maximumSendMinor
      return refuse('amount-above-maximum', {
        maximumMinor: String(maximumMinor),
        limit: isRail ? 'rail' : 'corridor',
      })
    }
    case 'receives-nothing':
      return refuse('receives-nothing')
    case 'amount-too-fine':
      return refuse('fields-wrong', { stepMinor: String(corridor.receiveStepMinor) }, [
        { at: 'amount', fault: 'too-fine' },
      ])
  }
}
