import { z } from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { instant, moneyShape, text, wireId, emptyBody } from '../shapes.ts'
import { ratingShape, timelineStep, transferFilter, transferShape } from './endpoints.ts'
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

/** What a visitor with the link may see: the progress of the money, and at most a first name. */
export const trackingShape = z.strictObject({
  state: z.enum(publicStates),
  timeline: z.array(timelineStep),
  receive: moneyShape,
  country: z.string(),
  recipient: z.strictObject({ firstName: text(140), accountEnding: text(4) }),
  senderFirstName: text(200),
  /** While the money is being paid out. */
  estimatedAt: z.optional(instant),
})
export type TrackingWire = z.output<typeof trackingShape>

export const track = endpoint({
  name: 'track',
  summary: 'The situation of a transfer, for readers of its tracking link.',
  method: 'GET',
  path: '/api/tracking/:token',
  who: 'anyone',
  atMost: { times: 120, perMinutes: 10 },
  params: z.strictObject({
    /** The token of a tracking link. */
    token: text(200),
  }),
  reply: trackingShape,
  refusals: [],
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
