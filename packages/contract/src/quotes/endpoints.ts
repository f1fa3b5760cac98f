import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, decimal, instant, minorUnits, moneyShape, text, wireId } from '../shapes.ts'
import { allowanceShape } from './allowance.ts'
import { arrivalReasons, priceSides } from './words.ts'

/** Every figure of one price. Parts add up: send = fee + converted; converted = mid value + spread + residue, in CLP. */
export const priceShape = z.strictObject({
  corridorId: text(20),
  /** The side the customer fixed; it never moves by itself. */
  fixedSide: z.enum(priceSides),
  send: moneyShape,
  receive: moneyShape,
  fee: z.strictObject({ gross: moneyShape, net: moneyShape, iva: moneyShape }),
  converted: moneyShape,
  /** Units of the receive currency for one peso, as a decimal string. */
  customerRate: decimal,
  midMarketRate: decimal,
  /** CLP for one unit of the receive currency: the way people in Chile read a rate. */
  customerClpPerUnit: decimal,
  midMarketClpPerUnit: decimal,
  rateSource: text(80),
  rateAsOf: instant,
  spread: z.strictObject({ amount: moneyShape, bps: z.number() }),
  totalCost: z.strictObject({ amount: moneyShape, bps: z.number() }),
  arrival: z.strictObject({
    estimatedAt: instant,
    /** Why not sooner; each has words in the web. */
    reasons: z.array(z.enum(arrivalReasons)),
  }),
})

/** A price with the asker's allowance, which is absent without a rate to convert it. */
export const indicativePriceShape = z.strictObject({
  ...priceShape.shape,
  allowance: z.optional(allowanceShape),
})
export type PriceWire = z.output<typeof indicativePriceShape>

const asked = {
  corridorId: text(20),
  side: z.enum(priceSides),
  /** Minor units of the side's currency. */
  amount: minorUnits,
}

export const getPrice = endpoint({
  name: 'getPrice',
  summary: 'An indicative price: what it would be now, promised to nobody.',
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

export const quoteShape = z.strictObject({
  id: wireId('quo'),
  price: priceShape,
  createdAt: instant,
  /** The price holds until then while the form is filled. */
  expiresAt: instant,
  /** Ordering at this price is refused until this is settled. */
  needs: z.optional(z.enum(['due-diligence'])),
  /** The allowance: above its maximum an order is refused for its reason. */
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
    'corridor-unknown',
    'amount-below-minimum',
    'amount-above-maximum',
    'receives-nothing',
    'rate-unavailable',
  ],
})

export const getQuote = endpoint({
  name: 'getQuote',
  summary: 'One of the caller’s quotes, as it was given.',
  method: 'GET',
  path: '/api/quotes/:id',
  who: 'customer',
  power: 'read',
  owns: 'quote',
  params: z.strictObject({ id: wireId('quo') }),
  reply: quoteShape,
  refusals: [],
})

export const rateShape = z.strictObject({ currency: currencyCode, clpPerUnit: decimal, asOf: instant })
