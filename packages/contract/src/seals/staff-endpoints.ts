import { z } from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { day, instant, text, wireId } from '../shapes.ts'

const who = ['treasury', 'officer', 'admin'] as const

/** The state of the tamper evidence, and the result of the last replay of the books. */
export const sealState = z.strictObject({
  /** The newest block; absent before the first one. */
  newest: z.optional(z.strictObject({ height: z.int(), at: instant })),
  /** The newest day with a signed root. */
  rootDay: z.optional(day),
  /** The public key that verifies a signed day root, in base64. */
  publicKey: text(60),
  replay: z.optional(
    z.strictObject({
      at: instant,
      tookMs: z.int(),
      faults: z.int(),
      /** The first invariant of the books that failed. */
      first: z.optional(text(2000)),
    }),
  ),
})
export type SealStateWire = z.output<typeof sealState>

export const getSealState = endpoint({
  name: 'getSealState',
  summary: 'How far the books are sealed, and what their last replay found.',
  method: 'GET',
  path: '/api/seals',
  who,
  reply: sealState,
  refusals: [],
})

export const getDayRoot = fileEndpoint({
  name: 'getDayRoot',
  summary: 'The signed root of a day, to be kept elsewhere; of a day that goes on, of its blocks so far.',
  method: 'GET',
  path: '/api/day-roots/:day',
  who,
  params: z.strictObject({ day }),
  stream: 'application/json',
  refusals: [],
})

export const getTransferProof = fileEndpoint({
  name: 'getTransferProof',
  summary:
    'That the journals of a transfer stand in the books, to be checked by anyone without our database.',
  method: 'GET',
  path: '/api/transfers/:id/proof',
  who,
  params: z.strictObject({ id: wireId('trf') }),
  stream: 'application/json',
  refusals: [],
})
