import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { comparisons } from './staff-words.ts'
import { day, instant, pesos, signedPesos, text } from '../shapes.ts'

/** The longest period in days: a leap year. */
export const PERIOD_DAYS_MAX = 366

/** The period and its comparison, in a query. */
export const periodAsked = {
  from: day,
  /** The last day, included. */
  to: day,
  /** The period before when absent. */
  compare: z.optional(z.enum(comparisons)),
}

/** The period and the one that it is compared with, in a reply; the last days are included. */
export const periodsCompared = {
  from: day,
  to: day,
  beforeFrom: day,
  beforeTo: day,
  /** Until when the history is counted; absent before the first count. */
  countedAt: z.optional(instant),
}

/** Counts of orders in a period. An order counts in each period in which it had the event. */
export const orderCounts = {
  /** Prices shown to signed-in customers. */
  quoted: z.int(),
  ordered: z.int(),
  /** Orders whose payment arrived. */
  paid: z.int(),
  /** First deliveries. */
  delivered: z.int(),
  /** Payouts that came back. */
  returned: z.int(),
  refunded: z.int(),
  /** Orders refused by a review. */
  rejected: z.int(),
  /** Orders that customers or staff cancelled. */
  cancelled: z.int(),
  /** Orders without a payment by their deadline. */
  expired: z.int(),
}

const counts = {
  ...orderCounts,
  /** Sent by the orders delivered. */
  deliveredAmount: pesos,
  /** Fees earned, without IVA. */
  fee: pesos,
  iva: pesos,
  spread: pesos,
  /** Fractions of a peso earned or lost by rounding. */
  rounding: signedPesos,
}

/** Deliveries that took no longer after the payment than estimated with the price. */
const inTime = { inTime: z.int() }

/** Times of deliveries in a period. */
export const delivery = {
  ...inTime,
  /** Median of the minutes from payment to delivery, interpolated within a class of durations; absent without deliveries. */
  medianMinutes: z.optional(z.int()),
  /** Ninth decile of the same minutes. */
  ninthDecileMinutes: z.optional(z.int()),
  /** Median of the minutes that the same deliveries were estimated to take, when their price was shown. */
  promisedMedianMinutes: z.optional(z.int()),
  /** Ninth decile of the estimated minutes. */
  promisedNinthDecileMinutes: z.optional(z.int()),
}

/** The figures of a period. Amounts are in pesos. */
const figures = z.strictObject({ ...counts, ...delivery })
export type FiguresWire = z.output<typeof figures>

/** The figures of the period that another one is compared with. Amounts are in pesos. */
const figuresBefore = z.strictObject({ ...counts, ...inTime })
export type FiguresBeforeWire = z.output<typeof figuresBefore>

/** The figures of one day in Santiago. Amounts are in pesos. */
const figuresOfDay = z.strictObject({ day, ...counts })
export type FiguresOfDayWire = z.output<typeof figuresOfDay>

/** The figures of one corridor in the period. Amounts are in pesos. */
const figuresOfCorridor = z.strictObject({ corridorId: text(40), ...counts, ...delivery })
export type FiguresOfCorridorWire = z.output<typeof figuresOfCorridor>

/** What the operator sold, delivered and earned in a period, by day in Santiago. */
export const businessFigures = z.strictObject({
  ...periodsCompared,
  total: figures,
  /** The period that it is compared with. */
  before: figuresBefore,
  /** Every day of the period, in order. */
  days: z.array(figuresOfDay),
  /** The corridors with figures, by what they earned. */
  corridors: z.array(figuresOfCorridor),
})
export type BusinessFiguresWire = z.output<typeof businessFigures>

export const getBusinessFigures = endpoint({
  name: 'getBusinessFigures',
  summary:
    'What was quoted, ordered, paid, delivered and earned in a period of at most 366 days, by day and corridor, beside the period that it is compared with. Earnings equal those of the ledger.',
  method: 'GET',
  path: '/api/business-figures',
  who: ['treasury', 'officer', 'admin'],
  query: z.strictObject({ ...periodAsked, corridorId: z.optional(text(40)) }),
  reply: businessFigures,
  refusals: ['fields-wrong'],
})
