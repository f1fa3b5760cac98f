import { fromWireId, toWireId, type ArrivalReason, type Id } from '@puente/contract'
import type { PriceWire, QuoteWire } from '@puente/contract/customer'
import { inverse, money, rateValue, toWire, type Currency, type Price } from '@puente/money'

/** A price as the money package computed it, with the source of its rate and the estimated arrival. */
export interface QuotedPrice extends Price<Currency> {
  readonly corridorId: string
  readonly rateSource: string
  readonly rateAsOf: Date
  readonly arrival: { readonly at: Date; readonly reasons: readonly ArrivalReason[] }
}

/** The inputs of a price, so that it can be explained later. */
export interface PricedWith {
  readonly corridorVersion: number
  readonly feeVersion: number
  readonly spreadVersion: number
  readonly rateId: string
}

/** A price for one customer, firm until `expiresAt`. Immutable. */
export interface Quote extends PricedWith {
  readonly id: Id<'quote'>
  readonly customerId: Id<'customer'>
  readonly corridorId: string
  readonly price: QuotedPrice
  readonly createdAt: Date
  readonly expiresAt: Date
  /** The earlier quote, when the amount received differs from the order. */
  readonly derivedFrom?: string
}

const clp = (minor: bigint) => toWire(money(minor, 'CLP'))

/**
 * A price in the format of the API. The rate in the other direction is rounded down, so that it is never better than
 * the real one.
 */
export const toPriceWire = (price: QuotedPrice): PriceWire => ({
  corridorId: price.corridorId,
  fixedSide: price.fixed,
  send: clp(price.sendMinor),
  receive: toWire(money(price.receiveMinor, price.receiveCurrency)),
  fee: { gross: clp(price.feeGrossMinor), net: clp(price.feeNetMinor), iva: clp(price.feeIvaMinor) },
  converted: clp(price.convertedMinor),
  customerRate: rateValue(inverse(price.customerRate, 6, 'floor')),
  midMarketRate: rateValue(inverse(price.midRate, 6, 'half-up')),
  customerClpPerUnit: rateValue(price.customerRate),
  midMarketClpPerUnit: rateValue(price.midRate),
  rateSource: price.rateSource,
  rateAsOf: price.rateAsOf.toISOString(),
  spread: { amount: clp(price.spreadMinor), bps: price.spreadBps },
  totalCost: { amount: clp(price.totalCostMinor), bps: price.totalCostBps },
  arrival: { estimatedAt: price.arrival.at.toISOString(), reasons: [...price.arrival.reasons] },
})

/** The allowance at a price, what must be completed first, and the payment deadline. */
export type OrderableQuote = Pick<QuoteWire, 'needs' | 'allowance' | 'funding'>

/** A quote with the allowance and what must be completed before the order. */
export const toQuoteWire = (quote: Quote, orderable: OrderableQuote): QuoteWire => ({
  id: toWireId('quote', quote.id),
  price: toPriceWire(quote.price),
  createdAt: quote.createdAt.toISOString(),
  expiresAt: quote.expiresAt.toISOString(),
  ...orderable,
})

/** The UUID of a quote's public id; undefined when it is malformed. */
export const quoteUuid = (wireId: string): string | undefined => fromWireId('quote', wireId)
