import { z } from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { day, instant, text, wireId } from '../shapes.ts'

const who = ['treasury', 'officer', 'admin'] as const

/** The state of the tamper evidence, and the result of the last replay of the books. */
export const tamperEvidenceState = z.strictObject({
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
  /** When the last replay that covered everything began; others go on from an earlier one. */
  wholeReplayAt: z.optional(instant),
})
export type TamperEvidenceStateWire = z.output<typeof tamperEvidenceState>

export const getTamperEvidenceState = endpoint({
  name: 'getTamperEvidenceState',
  summary: 'The last block of the tamper-evidence chain, and the result of the last replay.',
  method: 'GET',
  path: '/api/tamper-evidence',
  who,
  reply: tamperEvidenceState,
  refusals: [],
})

export const getDayRoot = fileEndpoint({
  name: 'getDayRoot',
  summary: 'The signed day root, to be stored elsewhere; of the current day, that of its blocks so far.',
  method: 'GET',
  path: '/api/day-roots/:day',
  who,
  params: z.strictObject({ day }),
  stream: 'application/json',
  refusals: [],
})

export const getTransferProof = fileEndpoint({
  name: 'getTransferProof',
  summary: 'The inclusion proof of a transfer’s journals, which anyone can verify without the database.',
  method: 'GET',
  path: '/api/transfers/:id/proof',
  who,
  params: z.strictObject({ id: wireId('transfer') }),
  stream: 'application/json',
  refusals: [],
})
