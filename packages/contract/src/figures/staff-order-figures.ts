import { z } from 'zod/mini'
import { endpoint, staffRoles } from '../endpoint.ts'
import { day, text } from '../shapes.ts'
import { transferStates } from '../transfers/states.ts'
import { delivery, orderCounts, periodAsked, periodsCompared } from './staff-endpoints.ts'
import { endedWords } from './staff-words.ts'

/** Counts and times of the orders of a period. */
const orders = z.strictObject({ ...orderCounts, ...delivery })
export type OrdersWire = z.output<typeof orders>

/** Counts of the orders of the period that another one is compared with. */
const ordersBefore = z.strictObject({
  ...orderCounts,
  /** Deliveries that took no longer after the payment than estimated with the price. */
  inTime: z.int(),
})
export type OrdersBeforeWire = z.output<typeof ordersBefore>

/** Counts of the orders of one day in Santiago. */
const ordersOfDay = z.strictObject({ day, ...orderCounts })
export type OrdersOfDayWire = z.output<typeof ordersOfDay>

/** The orders of one corridor in the period. */
const ordersOfCorridor = z.strictObject({
  corridorId: text(40),
  ...orderCounts,
  ...delivery,
})
export type OrdersOfCorridorWire = z.output<typeof ordersOfCorridor>

/** How many orders were in a state at the end of the period. Ended orders are absent. */
const standing = z.strictObject({
  state: z.enum(transferStates),
  count: z.int(),
  /** At the end of the period that it is compared with. */
  before: z.int(),
})
export type StandingWire = z.output<typeof standing>

/** How often orders were returned, rejected or refunded for one reason. */
const reason = z.strictObject({
  what: z.enum(endedWords),
  /**
   * Of a return the meaning of the rail's code (a `PartnerMeaning`), of a rejection the reason of its review, of a
   * refund why the money goes back.
   */
  reason: text(60),
  count: z.int(),
  /** In the period that it is compared with. */
  before: z.int(),
})
export type ReasonWire = z.output<typeof reason>

/** What became of the orders of a period, without amounts. */
const orderFigures = z.strictObject({
  ...periodsCompared,
  total: orders,
  /** The period that it is compared with. */
  before: ordersBefore,
  /** Every day of the period, in order. */
  days: z.array(ordersOfDay),
  /** The corridors with orders, those with the most deliveries first. */
  corridors: z.array(ordersOfCorridor),
  /** The states of orders that have not ended, in the order of their life. */
  states: z.array(standing),
  /** The most frequent first. */
  reasons: z.array(reason),
})
export type OrderFiguresWire = z.output<typeof orderFigures>

export const getOrderFigures = endpoint({
  name: 'getOrderFigures',
  summary:
    'Orders of a period of at most 366 days, by day and corridor: how many were paid, delivered or returned and why, how long deliveries took, and how many orders were in each state at its end.',
  method: 'GET',
  path: '/api/order-figures',
  who: staffRoles,
  query: z.strictObject({ ...periodAsked, corridorId: z.optional(text(40)) }),
  reply: orderFigures,
  refusals: ['fields-wrong'],
})
