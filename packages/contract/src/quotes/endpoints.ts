import { z } from 'zod/mini'
import { customerKinds } from '../access/words.ts'
import { endpoint } from '../endpoint.ts'
import { currencyCode, decimal, instant, minorUnits, moneyShape, text, wireId } from '../shapes.ts'
import { allowanceShape } from './allowance.ts'
import { arrivalReasons, priceSides, ratePeriods } from './words.ts'

/** The fee with IVA (gross), without it (net), and the IVA. */
const feeShape = z.strictObject({ gross: moneyShape, net: moneyShape, iva: moneyShape })

/** The estimated arrival of the money. */
const arrivalShape = z.strictObject({
  estimatedAt: instant,
  /** Why it cannot arrive sooner; each has a text in the web. */
  reasons: z.array(z.enum(arrivalReasons)),
})

/** A cost in CLP, and as a share of the sent amount. */
const costShape = z.strictObject({ amount: moneyShape, bps: z.number() })

/**
 * Every figure of one price. Parts add up: send = fee + converted; converted = mid value + spread + residue,
 * in CLP.
 */
export const priceShape = z.strictObject({
  corridorId: text(20),
  /** The amount that the customer fixed: it never changes by itself. */
  fixedSide: z.enum(priceSides),
  send: moneyShape,
  receive: moneyShape,
  fee: feeShape,
  converted: moneyShape,
  /** Units of the receive currency for 1 CLP, at the customer’s rate. */
  customerRate: decimal,
  /** Units of the receive currency for 1 CLP, at the mid-market rate. */
  midMarketRate: decimal,
  /**
   * CLP for one unit of the receive currency, at the customer’s rate: the direction in which rates are quoted
   * in Chile.
   */
  customerClpPerUnit: decimal,
  /** CLP for one unit of the receive currency, at the mid-market rate. */
  midMarketClpPerUnit: decimal,
  rateSource: text(80),
  rateAsOf: instant,
  /** The difference between the mid-market rate and the customer’s rate. */
  spread: costShape,
  /** Fee and spread together. */
  totalCost: costShape,
  arrival: arrivalShape,
})

/** A price with the caller's allowance, which is absent when there is no rate to convert it. */
export const indicativePriceShape = z.strictObject({
  ...priceShape.shape,
  allowance: z.optional(allowanceShape),
})
export type PriceWire = z.output<typeof indicativePriceShape>

const asked = {
  corridorId: text(20),
  side: z.enum(priceSides),
  /** In minor units of the currency of `side`: CLP for 'send', else the corridor’s currency. */
  amount: minorUnits,
}

export const getPrice = endpoint({
  name: 'getPrice',
  summary: 'An indicative price as of now, without a promise.',
  method: 'GET',
  path: '/api/prices',
  who: 'anyone',
  recognises: true,
  query: z.strictObject(asked),
  reply: indicativePriceShape,
  refusals: [
    'corridor-unknown',
    'amount-below-minimum',
    'amount-above-maximum',
    'receives-nothing',
    'rate-unavailable',
  ],
})

/** A firm price: immutable, and valid until it expires. */
export const quoteShape = z.strictObject({
  id: wireId('quote'),
  price: priceShape,
  createdAt: instant,
  /** The price is valid until then, while the customer completes the order. */
  expiresAt: instant,
  /** What must be settled before an order at this price is accepted. */
  needs: z.optional(z.enum(['due-diligence'])),
  /** The allowance. An order above its maximum is refused for its reason. */
  allowance: z.optional(allowanceShape),
  /** The time to pay an order at this price. `unpaid` is present when unpaid orders shortened it. */
  funding: z.optional(z.strictObject({ hours: z.int(), unpaid: z.optional(z.int()) })),
})
export type QuoteWire = z.output<typeof quoteShape>

export const createQuote = endpoint({
  name: 'createQuote',
  summary: 'A firm price, stored as an immutable fact and locked for 30 minutes.',
  method: 'POST',
  path: '/api/quotes',
  who: 'customer',
  power: 'operate',
  idempotent: true,
  body: z.strictObject(asked),
  reply: quoteShape,
  status: 201,
  refusals: [
    'not-selling',
    'corridor-unknown',
    'amount-below-minimum',
    'amount-above-maximum',
    'receives-nothing',
    'rate-unavailable',
  ],
})

export const getQuote = endpoint({
  name: 'getQuote',
  summary: 'One of the caller’s quotes, unchanged since it was made.',
  method: 'GET',
  path: '/api/quotes/:id',
  who: 'customer',
  power: 'read',
  owns: 'quote',
  params: z.strictObject({ id: wireId('quote') }),
  reply: quoteShape,
  refusals: [],
})

/** The mid-market rate of a currency. */
export const rateShape = z.strictObject({
  currency: currencyCode,
  /** CLP for one unit of the currency. */
  clpPerUnit: decimal,
  asOf: instant,
})

/** The last accepted mid-market rate of one day in Santiago, and the customer's rate at that time. */
const dailyRate = z.strictObject({
  /** CLP for one unit of the currency, at the mid-market rate. */
  clpPerUnit: decimal,
  /**
   * CLP for one unit of the currency, at the customer’s rate: the spread then in force for the first corridor of the
   * currency. Absent where no spread was in force or no corridor pays in the currency.
   */
  customerClpPerUnit: z.optional(decimal),
  asOf: instant,
  /** Who published the rate. */
  source: text(80),
})
export type DailyRateWire = z.output<typeof dailyRate>

export const listDailyRates = endpoint({
  name: 'listDailyRates',
  summary:
    'The mid-market rate and the customer’s rate of a currency on each of the last days, oldest first; days without a rate are absent.',
  method: 'GET',
  path: '/api/daily-rates',
  who: 'anyone',
  query: z.strictObject({
    /** The currency whose price in CLP is returned. */
    currency: currencyCode,
    /** How many days, with today; default: 30. */
    days: z.optional(z.enum(ratePeriods)),
    /** Whose spread the customer’s rate has; default: that of persons. */
    customerKind: z.optional(z.enum(customerKinds)),
  }),
  reply: z.strictObject({ items: z.array(dailyRate) }),
  cacheSeconds: 600,
  refusals: [],
})
