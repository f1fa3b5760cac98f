import { z } from 'zod/mini'
import { proposalShape, reasonedProposal } from '../approvals/shapes.ts'
import { endpoint, staffRoles } from '../endpoint.ts'
import { instant, text } from '../shapes.ts'
import { readinessKeys, salesStates } from './staff-words.ts'

const readers = ['treasury', 'officer', 'admin'] as const
const deciders = ['officer', 'admin'] as const

/** One thing that the operator needs before it sells. */
const readinessItem = z.strictObject({
  key: z.enum(readinessKeys),
  blocking: z.boolean(),
  /** The role that settles it. */
  owner: z.enum(staffRoles),
  /** `stale`: checked too long ago, or never. */
  state: z.enum(['ok', 'missing', 'stale']),
  /** What the check found; several values are separated by commas. */
  facts: z.record(text(40), text(400, 0)),
  checkedAt: z.optional(instant),
})
export type ReadinessItemWire = z.output<typeof readinessItem>

/** Whether the operator sells, and what it needs before it does. */
const readiness = z.strictObject({
  sales: z.strictObject({ state: z.enum(salesStates), since: instant }),
  /** Blocking items that keep sales from opening. */
  open: z.int(),
  items: z.array(readinessItem),
  /** The proposal to open sales that waits for a second person. */
  proposal: z.optional(proposalShape),
})
export type ReadinessWire = z.output<typeof readiness>

export const getReadiness = endpoint({
  name: 'getReadiness',
  summary: 'Whether the operator takes orders, and the last result of each check before it does.',
  method: 'GET',
  path: '/api/readiness',
  who: readers,
  reply: readiness,
  refusals: [],
})

export const checkReadiness = endpoint({
  name: 'checkReadiness',
  summary: 'Checks everything again. It calls each partner once, without moving money.',
  method: 'POST',
  path: '/api/readiness/checks',
  who: readers,
  atMost: { times: 20, perMinutes: 10 },
  idempotent: true,
  reply: readiness,
  refusals: [],
})

export const proposeSales = endpoint({
  name: 'proposeSales',
  summary: 'Proposes to take orders, once everything that blocks is settled; a second person decides.',
  method: 'POST',
  path: '/api/readiness/proposal',
  who: deciders,
  idempotent: true,
  body: reasonedProposal,
  reply: readiness,
  refusals: ['not-ready', 'sales-are-open', 'already-proposed'],
})

export const closeSales = endpoint({
  name: 'closeSales',
  summary: 'Takes no more orders, at once. Orders that exist continue. Two people open sales again.',
  method: 'POST',
  path: '/api/readiness/closing',
  who: deciders,
  stepUp: true,
  idempotent: true,
  body: reasonedProposal,
  reply: readiness,
  refusals: ['sales-are-closed'],
})
