import { isRefusal, refuse, type CustomerKind } from '@puente/contract'
import { customerEndpoints, type DailyRateWire, type PriceWire } from '@puente/contract/customer'
import { isCurrency, rateValue, type Rate } from '@puente/money'
import { handler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { corridorInForce } from '../corridors/index.ts'
import { salesGate } from '../readiness/index.ts'
import { corridorOf, customerRates } from './customer-rates.ts'
import { createQuote } from './create-quote.ts'
import { priceFor, type PriceAsked, type PriceRefusal } from './price-for.ts'
import { quoteUuid, toPriceWire, toQuoteWire, type OrderableQuote, type Quote } from './quote.ts'
import { customerOfQuote, quoteFor } from './quotes.store.ts'
import { dailyRates, type KeptRate } from './rates.store.ts'

/**
 * Returns whether the acting customer is a person or a company. Injected, because `quotes` may not import `customers`.
 */
export type ActingKind = (work: Work) => Promise<CustomerKind>

const askedOf = (
  { corridorId, side, amount }: { corridorId: string; side: PriceAsked['side']; amount: string },
  customerKind: CustomerKind,
): PriceAsked => ({ corridorId, side, amountMinor: BigInt(amount), customerKind })

/** Provides the allowance. Passed by the wiring, because `quotes` may not import `transfers`. */
export interface Allowances {
  /** The actor's allowance through a corridor, for this amount when given; undefined without a rate to convert it. */
  allowanceFor(work: Work, corridorId: string, sendMinor?: bigint): Promise<PriceWire['allowance']>
  /** The allowance for a firm price and what must be completed first. Requests it when `asking`. */
  quoteAllowance(work: Work, quote: Quote, when: { readonly asking: boolean }): Promise<OrderableQuote>
}

/** Adds the requester's allowance to a refusal of the amount. It may be lower than the corridor's maximum. */
const withAllowance = (refusal: PriceRefusal, allowance: PriceWire['allowance']): PriceRefusal =>
  refusal.refused !== 'amount-above-maximum' ||
  allowance === undefined ||
  BigInt(allowance.maximum.amount) >= BigInt(String(refusal.facts['maximumMinor']))
    ? refusal
    : refuse('amount-above-maximum', { maximumMinor: allowance.maximum.amount, limit: allowance.reason })

const HISTORY_DAYS = '30'

/** A day in the format of the API. */
const dayWire = ({ rate, asOf, source }: KeptRate, customerRate: Rate | undefined): DailyRateWire => ({
  clpPerUnit: rateValue(rate),
  ...(customerRate === undefined ? {} : { customerClpPerUnit: rateValue(customerRate) }),
  asOf: asOf.toISOString(),
  source,
})

/** Handlers of prices: indicative ones for anyone, firm quotes for customers. */
export const quoteHandlers = (
  actingKind: ActingKind,
  { allowanceFor, quoteAllowance }: Allowances,
): readonly Handler[] => [
  handler(customerEndpoints.getPrice, async (work, { query }): Promise<PriceWire | PriceRefusal> => {
    const priced = await priceFor(work, askedOf(query, await actingKind(work)))
    const sendMinor = 'refused' in priced ? undefined : priced.price.sendMinor
    const allowance = await allowanceFor(work, query.corridorId, sendMinor)
    if ('refused' in priced) return withAllowance(priced, allowance)
    return { ...toPriceWire(priced.price), ...(allowance === undefined ? {} : { allowance }) }
  }),
  handler(customerEndpoints.listDailyRates, async (work, { query }) => {
    const { currency, days = HISTORY_DAYS, customerKind = 'person' } = query
    if (!isCurrency(currency)) return { items: [] }
    const corridor = await corridorOf(work, currency)
    const customerRateAt = corridor && (await customerRates(work, corridor, customerKind))
    const readings = await dailyRates(work, currency, Number(days))
    return { items: readings.map((reading) => dayWire(reading, customerRateAt?.(reading))) }
  }),
  handler(
    customerEndpoints.createQuote,
    async (work, { body }) => {
      // Independent of each other, so one round trip. The gate and the settings are not read again.
      const [customerKind] = await Promise.all([
        actingKind(work),
        salesGate(work),
        corridorInForce(work, body.corridorId),
      ])
      const quote = await createQuote(work, askedOf(body, customerKind))
      if (!isRefusal(quote)) return toQuoteWire(quote, await quoteAllowance(work, quote, { asking: true }))
      return quote.refused === 'not-allowed' || quote.refused === 'not-selling'
        ? refuse(quote.refused)
        : withAllowance(quote as PriceRefusal, await allowanceFor(work, body.corridorId))
    },
    { together: true, creates: true },
  ),
  handler(customerEndpoints.getQuote, async (work, { params }) => {
    const id = quoteUuid(params.id)
    const quote = id === undefined ? undefined : await quoteFor(work, id)
    if (quote === undefined) return refuse('not-found')
    return toQuoteWire(quote, await quoteAllowance(work, quote, { asking: false }))
  }),
]

/** Used by the generic access check: the customer whose quote the path names. */
export async function quoteOwner(work: Work, wireId: string): Promise<string | undefined> {
  const id = quoteUuid(wireId)
  return id === undefined ? undefined : customerOfQuote(work, id)
}
