import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../shapes.ts'

const usualTime = {
  /** Half of the deliveries took at most this many minutes. */
  halfWithinMinutes: z.int(),
  /** Nine of ten deliveries took at most this many minutes. */
  mostWithinMinutes: z.int(),
}

export const getUsualTime = endpoint({
  name: 'getUsualTime',
  summary: 'How long transfers over a corridor took in the last 90 days, from the payment to the delivery.',
  method: 'GET',
  path: '/api/corridors/:corridorId/usual-time',
  who: 'anyone',
  atMost: { times: 120, perMinutes: 10 },
  cacheSeconds: 300,
  params: z.strictObject({ corridorId: text(20) }),
  reply: z.strictObject({
    /** Absent with fewer than 30 deliveries. */
    usual: z.optional(z.strictObject(usualTime)),
  }),
  refusals: [],
})

/** How long transfers over a corridor took. */
export const usualTimeOfCorridor = z.strictObject({ corridorId: text(20), ...usualTime })
export type UsualTimeWire = z.output<typeof usualTimeOfCorridor>

export const listUsualTimes = endpoint({
  name: 'listUsualTimes',
  summary:
    'How long transfers took in the last 90 days, from the payment to the delivery, over each corridor with at least 30 deliveries.',
  method: 'GET',
  path: '/api/usual-times',
  who: 'anyone',
  atMost: { times: 120, perMinutes: 10 },
  cacheSeconds: 300,
  reply: z.strictObject({ items: z.array(usualTimeOfCorridor) }),
  refusals: [],
})
