import { z } from 'zod/mini'
import { reasonedProposal } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint, totalsEndpoint } from '../list-files.ts'
import { caseOrders } from '../list-orders.ts'
import { pageOf, text, wireId } from '../shapes.ts'
import { receivableCase, receivableShape } from './staff-shapes.ts'
import { receivableStatuses } from './staff-words.ts'

const actors = ['treasury', 'officer'] as const
const readers = ['support', ...actors] as const
const id = z.strictObject({ id: wireId('receivable') })

export const listReceivables = endpoint({
  name: 'listReceivables',
  summary: 'Debts of payments that the bank reversed after the money had been used, oldest first.',
  method: 'GET',
  path: '/api/receivables',
  who: readers,
  query: z.strictObject({
    status: z.optional(z.enum(receivableStatuses)),
    /** Default: 'oldest'; amounts are what is still owed. */
    order: z.optional(z.enum(caseOrders)),
    after: z.optional(text(200)),
    limit: z.optional(z.int()),
  }),
  reply: pageOf(receivableShape),
  refusals: [],
})

export const exportReceivables = exportEndpoint({
  name: 'exportReceivables',
  of: listReceivables,
  who: actors,
})

export const getReceivableTotals = totalsEndpoint({
  name: 'getReceivableTotals',
  of: listReceivables,
  who: readers,
})

export const getReceivable = endpoint({
  name: 'getReceivable',
  summary: 'One receivable: the amounts received for it, and its account in the books.',
  method: 'GET',
  path: '/api/receivables/:id',
  who: readers,
  params: id,
  reply: receivableCase,
  refusals: [],
})

export const proposeWriteOff = endpoint({
  name: 'proposeWriteOff',
  summary: 'Proposes to write off a receivable; a second person must confirm it.',
  method: 'POST',
  path: '/api/receivables/:id/proposal',
  decidesCase: true,
  who: actors,
  idempotent: true,
  params: id,
  body: reasonedProposal,
  reply: receivableShape,
  refusals: ['receivable-closed', 'already-proposed'],
})
