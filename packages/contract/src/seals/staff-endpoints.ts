import { z } from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { day, instant, text, wireId } from '../shapes.ts'

const who = ['treasury', 'officer', 'admin'] as const

/** How far the books are sealed, and what their last replay found. */
export const sealState = z.strictObject({
  /** The newest block; absent before anything was written. */
  newest: z.optional(z.strictObject({ height: z.int(), at: instant })),
  /** The newest day whose root is signed. */
  rootDay: z.optional(day),
  /** By which anyone checks a root: base64. */
  publicKey: text(60),
  replay: z.optional(
    z.strictObject({
      at: instant,
      tookMs: z.int(),
      faults: z.int(),
      /** The first promise that did not hold. */
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
