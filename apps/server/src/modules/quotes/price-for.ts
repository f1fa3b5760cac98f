import { refuse, type CustomerKind, type PriceSide, type Refusal } from '@puente/contract'
import { price, type Price, type PriceFault } from '@puente/money'
import type { Work } from '../../platform/work.ts'
import {
  corridorInForce,
  estimateArrival,
  feeInForce,
  spreadInForce,
  type Corridor,
} from '../corridors/index.ts'
import { midRateFor } from './mid-rates.ts'
import type { PricedWith, QuotedPrice } from './quote.ts'

export interface PriceAsked {
  readonly corridorId: string
  readonly side: PriceSide
  /** Minor units of the side's currency. */
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

/** The price at this moment, with the versions it was made from; promised to nobody until it is stored as a quote. */
export async function priceFor(
  work: Work,
  asked: PriceAsked,
): Promise<{ readonly price: QuotedPrice; readonly with: PricedWith } | PriceRefusal> {
  const corridor = await corridorInForce(work, asked.corridorId)
  if (corridor === undefined) return refuse('corridor-unknown')
  const mid = await midRateFor(work, corridor.currency)
  if ('refused' in mid) return mid
  const fee = await feeInForce(work, corridor, asked.customerKind)
  const spread = await spreadInForce(work, corridor, asked.customerKind)
  const priced = price({
    fixed: asked.side,
    amountMinor: asked.amountMinor,
    midRate: { ...mid.rate, quote: 'CLP' },
    spreadBps: spread.bps,
    fee,
    ivaPercent: fee.ivaPercent,
    receiveStepMinor: corridor.receiveStepMinor,
    minimumSendMinor: corridor.minimumSendMinor,
    maximumSendMinor: corridor.maximumSendMinor,
  })
  if ('fault' in priced) return refusalOf(priced.fault, corridor, asked)
  return {
    price: told(priced, corridor, mid, work.now),
    with: {
      corridorVersion: corridor.version,
      feeVersion: fee.version,
      spreadVersion: spread.version,
      rateId: mid.id,
    },
  }
}

const told = (
  priced: Price,
  corridor: Corridor,
  mid: { readonly source: string; readonly asOf: Date },
  now: Date,
): QuotedPrice => ({
  ...priced,
  corridorId: corridor.id,
  rateSource: mid.source,
  rateAsOf: mid.asOf,
  arrival: estimateArrival(corridor, now),
})

/** Why there is no price, as the asker is told. */
export function refusalOf(fault: PriceFault, corridor: Corridor, asked: PriceAsked): PriceRefusal {
  switch (fault) {
    case 'below-minimum':
      // Nothing typed is no small amount.
      if (asked.amountMinor === 0n) return refuse('fields-wrong', {}, [{ at: 'amount', fault: 'zero' }])
      return refuse('amount-below-minimum', { minimumMinor: String(corridor.minimumSendMinor) })
    case 'amount-too-large':
      return refuse('amount-above-maximum', { maximumMinor: String(corridor.maximumSendMinor) })
    case 'receives-nothing':
      return refuse('receives-nothing')
    case 'amount-too-fine':
      return refuse('fields-wrong', { stepMinor: String(corridor.receiveStepMinor) }, [
        { at: 'amount', fault: 'too-fine' },
      ])
  }
}
