import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { daysAndPage, instant, moneyShape, pageOf, text, wireId } from '../shapes.ts'
import { transferStates } from '../transfers/states.ts'
import { correctionReasons } from '../transfers/words.ts'
import { returnActors, returnOutcomes } from './staff-words.ts'

const readers = ['support', 'officer', 'treasury', 'admin'] as const
const { after, limit } = daysAndPage

const filter = {
  /** Default: not decided. */
  status: z.optional(z.enum(['open', 'closed'])),
  acts: z.optional(z.enum(returnActors)),
}

/** A returned payout, and what happened to its money. */
export const returnShape = z.strictObject({
  id: wireId('return'),
  transferId: wireId('transfer'),
  transferReference: text(20),
  transferState: z.enum(transferStates),
  payoutId: wireId('payout'),
  attempt: z.int(),
  /** The rail's code, and the reason that the customer reads. */
  code: text(60),
  reason: z.enum(correctionReasons),
  acts: z.enum(returnActors),
  amount: moneyShape,
  openedAt: instant,
  /** How long it has waited, or how long it took, in Chilean banking days. */
  ageDays: z.int(),
  /** Without a decision until then, the money is refunded to the customer. */
  dueAt: instant,
  closedAt: z.optional(instant),
  outcome: z.optional(z.enum(returnOutcomes)),
})
export type ReturnWire = z.output<typeof returnShape>

export const listReturns = endpoint({
  name: 'listReturns',
  summary: 'Returned payouts: open ones by due time, the others newest first.',
  method: 'GET',
  path: '/api/returns',
  who: readers,
  query: z.strictObject({ ...filter, after, limit }),
  reply: pageOf(returnShape),
  refusals: [],
})

export const exportReturns = exportEndpoint({
  name: 'exportReturns',
  of: listReturns,
  who: ['treasury', 'officer'],
})

export const getReturn = endpoint({
  name: 'getReturn',
  summary: 'One payout that came back.',
  method: 'GET',
  path: '/api/returns/:id',
  who: readers,
  params: z.strictObject({ id: wireId('return') }),
  reply: returnShape,
  refusals: [],
})
