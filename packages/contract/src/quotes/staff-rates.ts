import { z } from 'zod/mini'
import { customerKinds } from '../access/words.ts'
import { customerReference } from '../customers/references.ts'
import { endpoint, staffRoles } from '../endpoint.ts'
import { timeOrders } from '../list-orders.ts'
import { exportEndpoint } from '../list-files.ts'
import { currencyCode, daysAndPage, decimal, instant, pageOf, text, wireId } from '../shapes.ts'
import { priceShape } from './endpoints.ts'
import { rateStates } from './staff-words.ts'

const { from, to, after, limit } = daysAndPage

/** One reading of a mid-market rate, as the feed sent it. */
export const rateReading = z.strictObject({
  id: wireId('rate'),
  currency: currencyCode,
  /** CLP for one unit of the currency. */
  mid: decimal,
  /** The time of the reading according to its source, and when it was stored here. */
  asOf: instant,
  fetchedAt: instant,
  source: text(80),
  /** An unconfirmed reading moved too far from the last accepted one and prices nothing. */
  state: z.enum(rateStates),
})
export type RateReading = z.output<typeof rateReading>

/** The version of a setting by which something was computed. */
const pricedBy = z.strictObject({ key: text(80), version: z.int() })

/** A reading, what it was compared with, the readings around it, and the rates that were sold from it. */
export const rateRecord = z.strictObject({
  ...rateReading.shape,
  /** The rules by which it was accepted or not, in the version in force when it was stored. */
  rules: z.strictObject({
    version: z.int(),
    jumpBps: z.int(),
    confirmedAfterMinutes: z.int(),
    staleAfterMinutes: z.int(),
  }),
  /** The last accepted reading before it; absent for the first one. */
  before: z.optional(rateReading),
  /** How far it is from that reading, in basis points; negative when the currency became cheaper. */
  movedBps: z.optional(z.int()),
  /** The unconfirmed readings since that one, whose persistence confirms a new level; the latest first. */
  held: z.array(rateReading),
  /** Readings of the currency around it, the latest first; it is among them. */
  near: z.array(rateReading),
  /** The rate that each corridor of the currency sold at this reading, by kind of customer; empty for an unconfirmed one. */
  published: z.array(
    z.strictObject({
      corridorId: text(20),
      customerKind: z.enum(customerKinds),
      spreadBps: z.int(),
      spread: pricedBy,
      /** CLP for one unit of the currency. */
      clpPerUnit: decimal,
    }),
  ),
})
export type RateRecord = z.output<typeof rateRecord>

export const listRates = endpoint({
  name: 'listRates',
  summary: 'Readings of mid-market rates, the latest first or the earliest first.',
  method: 'GET',
  path: '/api/rates',
  who: staffRoles,
  query: z.strictObject({
    currency: z.optional(currencyCode),
    state: z.optional(z.enum(rateStates)),
    /** The range of days of the readings, in Chile. */
    from,
    to,
    /** Default: 'newest'. */
    order: z.optional(z.enum(timeOrders)),
    after,
    limit,
  }),
  reply: pageOf(rateReading),
  refusals: [],
})

export const exportRates = exportEndpoint({
  name: 'exportRates',
  of: listRates,
  who: ['treasury', 'officer', 'admin'],
})

export const getRate = endpoint({
  name: 'getRate',
  summary: 'A reading of a mid-market rate: what it was compared with, and the rates that were sold from it.',
  method: 'GET',
  path: '/api/rates/:id',
  who: staffRoles,
  params: z.strictObject({ id: wireId('rate') }),
  reply: rateRecord,
  refusals: [],
})

/** The price of a quote with everything that it was computed from. */
export const quoteRecord = z.strictObject({
  id: wireId('quote'),
  customer: customerReference,
  price: priceShape,
  createdAt: instant,
  /** Until when the customer could order at this price. */
  expiresAt: instant,
  corridorVersion: z.int(),
  /** The versions of the fee and the spread that were applied. A version whose setting no longer exists has no key. */
  fee: z.strictObject({ key: z.optional(text(80)), version: z.int() }),
  spread: z.strictObject({ key: z.optional(text(80)), version: z.int() }),
  reading: rateReading,
  /** The quote whose terms it took over, because the amount received differs from the order. */
  derivedFrom: z.optional(wireId('quote')),
  /** The order that has this price now. */
  transfer: z.optional(z.strictObject({ id: wireId('transfer'), reference: text(20) })),
})
export type QuoteRecord = z.output<typeof quoteRecord>

export const getQuoteRecord = endpoint({
  name: 'getQuoteRecord',
  summary:
    'A quote: its price, the reading of the rate and the versions it was computed from; the view is recorded.',
  method: 'GET',
  path: '/api/quotes/:id',
  who: staffRoles,
  params: z.strictObject({ id: wireId('quote') }),
  reply: quoteRecord,
  refusals: [],
})
