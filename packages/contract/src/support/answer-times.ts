import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** How long first answers took, in minutes of office hours on Chilean banking days. */
export const answerTimes = z.strictObject({
  /** Half of the conversations were answered within this many minutes. */
  halfWithinMinutes: z.int(),
  /** Nine of ten were answered within this many minutes. */
  mostWithinMinutes: z.int(),
})
export type AnswerTimesWire = z.output<typeof answerTimes>

export const getAnswerTimes = endpoint({
  name: 'getAnswerTimes',
  summary: 'How long first answers to customers took in the last 90 days, complaints excluded.',
  method: 'GET',
  path: '/api/answer-times',
  who: 'anyone',
  atMost: { times: 120, perMinutes: 10 },
  cacheSeconds: 300,
  reply: z.strictObject({
    /** Absent with fewer than 30 answers. */
    times: z.optional(answerTimes),
  }),
  refusals: [],
})
