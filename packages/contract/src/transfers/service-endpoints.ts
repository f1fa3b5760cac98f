import { z } from 'zod/mini'
import { endpoint, EVENTS, fileEndpoint } from '../endpoint.ts'
import { currencyCode, instant, minorUnits, moneyShape, pesos, text, wireId, emptyBody } from '../shapes.ts'
import { ratingShape, recipientAnswer, timelineStep, transferFilter, transferShape } from './endpoints.ts'
import { publicStates } from './states.ts'

const id = z.strictObject({ id: wireId('transfer') })

export const exportTransfers = fileEndpoint({
  name: 'exportTransfers',
  summary: 'All transfers of the list, as a spreadsheet.',
  method: 'GET',
  path: '/api/transfers/export',
  who: 'customer',
  power: 'read',
  query: z.strictObject({ format: z.enum(['csv']), ...transferFilter }),
  stream: 'text/csv',
  refusals: [],
})

/** What was delivered to a recipient in one currency of payout. */
const recipientTotal = z.strictObject({
  currency: currencyCode,
  count: z.int(),
  sendMinor: pesos,
  /** In `currency`. */
  receiveMinor: minorUnits,
})
export type RecipientTotalWire = z.output<typeof recipientTotal>

export const getRecipientTotals = endpoint({
  name: 'getRecipientTotals',
  summary: 'What was delivered to a recipient in this calendar year of Chile, by currency of payout.',
  method: 'GET',
  path: '/api/recipients/:id/totals',
  who: 'customer',
  power: 'read',
  owns: 'recipient',
  params: z.strictObject({ id: wireId('recipient') }),
  reply: z.strictObject({ year: z.int(), items: z.array(recipientTotal) }),
  refusals: [],
})

export const createTrackingLink = endpoint({
  name: 'createTrackingLink',
  summary: 'A public link to follow this transfer; repeated requests return the same one.',
  method: 'POST',
  path: '/api/transfers/:id/tracking-link',
  who: 'customer',
  power: 'operate',
  owns: 'transfer',
  idempotent: true,
  params: id,
  body: emptyBody,
  reply: z.strictObject({ url: text(500) }),
  status: 201,
  refusals: [],
})

export const revokeTrackingLink = endpoint({
  name: 'revokeTrackingLink',
  summary: 'Revokes the tracking link at once; a later one has another address.',
  method: 'DELETE',
  path: '/api/transfers/:id/tracking-link',
  who: 'customer',
  power: 'operate',
  owns: 'transfer',
  params: id,
  refusals: [],
})

/** What a visitor with the link may see: the progress of the money, and at most given names. */
export const trackingShape = z.strictObject({
  state: z.enum(publicStates),
  timeline: z.array(timelineStep),
  receive: moneyShape,
  country: z.string(),
  recipient: z.strictObject({ firstName: text(140), accountEnding: text(4) }),
  senderFirstName: text(200),
  /** What the recipient answered; absent until then. */
  recipientAnswer: z.optional(recipientAnswer),
  /** While the money is being paid out. */
  estimatedAt: z.optional(instant),
})
export type TrackingWire = z.output<typeof trackingShape>

const token = z.strictObject({
  /** The token of a tracking link. */
  token: text(200),
})

export const track = endpoint({
  name: 'track',
  summary: 'The situation of a transfer, for readers of its tracking link.',
  method: 'GET',
  path: '/api/tracking/:token',
  who: 'anyone',
  atMost: { times: 120, perMinutes: 10 },
  params: token,
  reply: trackingShape,
  refusals: [],
})

export const followTransfer = fileEndpoint({
  name: 'followTransfer',
  summary:
    'Events that say when to read one of the caller’s transfers again; at most 20 streams per customer.',
  method: 'GET',
  path: '/api/transfers/:id/changes',
  who: 'customer',
  power: 'read',
  owns: 'transfer',
  params: id,
  stream: EVENTS,
  refusals: [],
})

export const followTracking = fileEndpoint({
  name: 'followTracking',
  summary:
    'Events that say when to read the transfer of a tracking link again; at most 20 streams per link and 40 per network.',
  method: 'GET',
  path: '/api/tracking/:token/changes',
  who: 'anyone',
  atMost: { times: 120, perMinutes: 10 },
  params: token,
  stream: EVENTS,
  refusals: [],
})

export const answerTracking = endpoint({
  name: 'answerTracking',
  summary:
    'The recipient says whether the delivered money is in the account; once per transfer, and staff investigate a no.',
  method: 'POST',
  path: '/api/tracking/:token/answer',
  who: 'anyone',
  atMost: { times: 30, perMinutes: 10 },
  params: token,
  body: z.strictObject({ isReceived: recipientAnswer.shape.isReceived }),
  reply: trackingShape,
  refusals: ['not-in-this-state', 'too-many-requests'],
})

export const rateTransfer = endpoint({
  name: 'rateTransfer',
  summary: 'Rates a delivered transfer; it may be changed once, within 30 days.',
  method: 'PUT',
  path: '/api/transfers/:id/rating',
  who: 'customer',
  power: 'operate',
  owns: 'transfer',
  params: id,
  body: z.strictObject({ stars: ratingShape.shape.stars, comment: ratingShape.shape.comment }),
  reply: transferShape,
  refusals: ['not-in-this-state', 'rating-final'],
})
