import { z } from 'zod/mini'
import { proposalShape, proposalNote, reasonedProposal } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { instant, moneyShape, text, wireId } from '../shapes.ts'
import { differenceExplanations, instructionKinds, instructionPartners } from './staff-words.ts'

const readers = ['treasury', 'officer', 'admin'] as const
const deciders = ['treasury', 'officer'] as const

/** A difference between a partner’s instructions and the books. */
const difference = z.strictObject({
  id: wireId('difference'),
  partner: z.enum(instructionPartners),
  kind: z.enum(instructionKinds),
  /** Our id of the instruction. */
  reference: text(200),
  /** The partner's id of the instruction. */
  partnerId: text(200),
  amount: moneyShape,
  /** The partner's status of the instruction when it was found. */
  status: text(60),
  /** Our order reference for a payout, the bank's payment id for a refund. */
  about: z.optional(text(200)),
  orderedAt: instant,
  /** `unknown`: the books do not have it. `never-sent`: the books have it but have not sent it. */
  standing: z.enum(['unknown', 'never-sent']),
  explained: z.optional(
    z.strictObject({
      explanation: z.enum(differenceExplanations),
      note: text(1000),
      /** Empty when it was explained with a command. */
      by: text(200, 0),
      at: instant,
    }),
  ),
})
export type DifferenceWire = z.output<typeof difference>

/** Whether money is sent to partners, and the differences found. */
const sending = z.strictObject({
  /** `comparing`: the lists have not been read since the last start. `closed`: a difference stops sending. */
  state: z.enum(['open', 'comparing', 'closed']),
  since: instant,
  unexplained: z.int(),
  total: z.int(),
  /** When each partner's list was last read. */
  read: z.array(z.strictObject({ partner: z.enum(instructionPartners), at: instant })),
  /** At most 200, unexplained ones first. */
  differences: z.array(difference),
  /** The proposal to open sending that waits for a second person. */
  proposal: z.optional(proposalShape),
})
export type SendingWire = z.output<typeof sending>

export const getSending = endpoint({
  name: 'getSending',
  summary: 'Whether money is sent to partners, and instructions in their lists that the books did not send.',
  method: 'GET',
  path: '/api/sending',
  who: readers,
  reply: sending,
  refusals: [],
})

export const explainDifferences = endpoint({
  name: 'explainDifferences',
  summary:
    'Explains differences between a partner’s list and the books. Requires closed sending and no waiting proposal.',
  method: 'POST',
  path: '/api/sending/explanations',
  who: deciders,
  idempotent: true,
  body: z.strictObject({
    ids: z.array(wireId('difference')).check(z.minLength(1), z.maxLength(200)),
    explanation: z.enum(differenceExplanations),
    note: proposalNote,
  }),
  reply: sending,
  refusals: ['sending-is-open', 'already-proposed'],
})

export const proposeOpening = endpoint({
  name: 'proposeOpening',
  summary: 'Proposes to resume sending once every difference is explained; a second person decides.',
  method: 'POST',
  path: '/api/sending/proposal',
  who: deciders,
  idempotent: true,
  body: reasonedProposal,
  reply: sending,
  refusals: ['sending-is-open', 'differences-unexplained', 'already-proposed'],
})
