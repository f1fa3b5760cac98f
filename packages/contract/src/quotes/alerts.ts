import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, decimal, instant, minorUnits, wireId } from '../shapes.ts'
import { priceSides, rateDirections } from './words.ts'

/** The amount that the notification proposes to send. */
const proposedPrice = z.strictObject({
  side: z.enum(priceSides),
  /** In minor units of the currency of `side`: CLP for 'send', else the currency of the alert. */
  amount: minorUnits,
})

/** A rate of which the customer is notified once. */
const rateAlertShape = z.strictObject({
  id: wireId('rate-alert'),
  currency: currencyCode,
  /** CLP for one unit of the currency, at the customer’s rate. */
  clpPerUnit: decimal,
  /** Whether the rate was below or above this one when the alert was created. */
  direction: z.enum(rateDirections),
  /** The transfer that the notification proposes: its amount, and to whom. */
  price: z.optional(proposedPrice),
  recipientId: z.optional(wireId('recipient')),
  createdAt: instant,
  /** When the rate was reached; absent while the alert is active. */
  reachedAt: z.optional(instant),
})
export type RateAlertWire = z.output<typeof rateAlertShape>

export const listRateAlerts = endpoint({
  name: 'listRateAlerts',
  summary:
    'The acting customer’s rate alerts: the active ones, and the last ten that were reached; newest first.',
  method: 'GET',
  path: '/api/rate-alerts',
  who: 'customer',
  power: 'read',
  reply: z.strictObject({ items: z.array(rateAlertShape) }),
  refusals: [],
})

export const createRateAlert = endpoint({
  name: 'createRateAlert',
  summary:
    'Notifies the user by mail once the customer’s rate reaches this value. The direction follows from the rate now.',
  method: 'POST',
  path: '/api/rate-alerts',
  who: 'customer',
  power: 'operate',
  idempotent: true,
  body: z.strictObject({
    currency: currencyCode,
    /** CLP for one unit of the currency, at the customer’s rate; between half and double the rate now. */
    clpPerUnit: decimal,
    /** The amount that the notification proposes to send; absent when none was typed. */
    price: z.optional(proposedPrice),
    /** The recipient, in this currency, of the transfer that the notification proposes. Nothing is ordered by itself. */
    recipientId: z.optional(wireId('recipient')),
  }),
  reply: rateAlertShape,
  status: 201,
  refusals: ['not-found', 'corridor-unknown', 'rate-unavailable', 'too-many-rate-alerts'],
})

export const deleteRateAlert = endpoint({
  name: 'deleteRateAlert',
  summary: 'Deletes a rate alert of the acting customer.',
  method: 'DELETE',
  path: '/api/rate-alerts/:id',
  who: 'customer',
  power: 'operate',
  owns: 'rate-alert',
  params: z.strictObject({ id: wireId('rate-alert') }),
  refusals: [],
})
