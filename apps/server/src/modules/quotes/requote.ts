import { refuse, type CustomerKind } from '@puente/contract'
import { price } from '@puente/money'
import type { Work } from '../../platform/work.ts'
import {
  bankingCalendar,
  corridorAt,
  estimateArrival,
  feeInForce,
  spreadInForce,
} from '../corridors/index.ts'
import { priceFor, refusalOf, type PriceRefusal } from './price-for.ts'
import type { Quote } from './quote.ts'
import { insertQuote } from './quotes.store.ts'

/** Stores a new quote derived from an earlier one, which stays unchanged. */
async function derive(
  work: Work,
  from: Quote,
  made: Pick<Quote, 'price' | 'corridorVersion' | 'feeVersion' | 'spreadVersion' | 'rateId'>,
  expiresAt: Date,
): Promise<Quote> {
  const { price: priced, corridorVersion, feeVersion, spreadVersion, rateId } = made
  const quote: Quote = {
    id: work.id(),
    customerId: from.customerId,
    corridorId: from.corridorId,
    corridorVersion,
    feeVersion,
    spreadVersion,
    rateId,
    price: priced,
    createdAt: work.now,
    expiresAt,
    derivedFrom: from.id,
  }
  await insertQuote(work, quote)
  return quote
}

/**
 * The price for the amount received at the locked terms: mid-market rate, spread, fee and corridor of the earlier
 * quote. Refuses an amount below the corridor's minimum, and when the terms are no longer available.
 */
export async function requoteArrived(
  work: Work,
  from: Quote,
  arrivedMinor: bigint,
  kind: CustomerKind,
  expiresAt: Date,
): Promise<Quote | PriceRefusal> {
  const corridor = await corridorAt(work, from.corridorId, from.corridorVersion)
  if (corridor === undefined) throw new Error(`quote ${from.id} has no corridor`)
  // Fee and spread in force when the earlier quote was created.
  const then = { ...work, now: from.createdAt }
  const fee = await feeInForce(then, corridor, kind)
  const spread = await spreadInForce(then, corridor, kind)
  // A version inserted later with an earlier start is not the one that was quoted.
  if (fee.version !== from.feeVersion || spread.version !== from.spreadVersion)
    return refuse('corridor-unknown')
  const priced = price({
    fixed: 'send',
    amountMinor: arrivedMinor,
    midRate: from.price.midRate,
    spreadBps: spread.bps,
    fee,
    ivaPercent: fee.ivaPercent,
    receiveStepMinor: corridor.receiveStepMinor,
    minimumSendMinor: corridor.minimumSendMinor,
    maximumSendMinor: corridor.maximumSendMinor,
  })
  const asked = {
    corridorId: corridor.id,
    side: 'send',
    amountMinor: arrivedMinor,
    customerKind: kind,
  } as const
  if ('fault' in priced) return refusalOf(priced.fault, corridor, asked)
  const { rateSource, rateAsOf } = from.price
  return derive(
    work,
    from,
    {
      ...from,
      price: {
        ...priced,
        corridorId: corridor.id,
        rateSource,
        rateAsOf,
        arrival: estimateArrival(corridor, await bankingCalendar(work), work.now),
      },
    },
    expiresAt,
  )
}

/** The price of the same order now, with the same side fixed. */
export async function requoteToday(
  work: Work,
  from: Quote,
  kind: CustomerKind,
  expiresAt: Date,
): Promise<Quote | PriceRefusal> {
  const { fixed, sendMinor, receiveMinor } = from.price
  const priced = await priceFor(work, {
    corridorId: from.corridorId,
    side: fixed,
    amountMinor: fixed === 'send' ? sendMinor : receiveMinor,
    customerKind: kind,
  })
  return 'refused' in priced ? priced : derive(work, from, { price: priced.price, ...priced.with }, expiresAt)
}
