import { z } from 'zod/mini'
import { proposalNote, reasonedProposal } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { currencyCode, pageOf, text, waiting, wireId } from '../shapes.ts'
import { accountCode, breakShape, breakSummary, matchShape } from './staff-shapes.ts'
import { breakKinds, breakTeams, counterAccounts } from './staff-words.ts'

const readers = ['treasury', 'officer', 'admin'] as const
const actors = ['treasury', 'officer'] as const
const ofBreak = z.strictObject({ id: wireId('break') })
const ofMatch = z.strictObject({ id: wireId('match') })
const filter = {
  code: z.optional(accountCode),
  currency: z.optional(currencyCode),
  kind: z.optional(z.enum(breakKinds)),
  team: z.optional(z.enum(breakTeams)),
  /** Only breaks that have waited at least this many banking days. */
  olderThanDays: z.optional(z.int()),
}

export const listBreaks = endpoint({
  name: 'listBreaks',
  summary: 'Breaks: items of only the bank or only the books, oldest or newest first, with age and owner.',
  method: 'GET',
  path: '/api/breaks',
  who: readers,
  query: z.strictObject({ ...filter, ...waiting }),
  reply: pageOf(breakSummary),
  refusals: [],
})

export const exportBreaks = exportEndpoint({
  name: 'exportBreaks',
  of: listBreaks,
  who: actors,
})

export const getBreak = endpoint({
  name: 'getBreak',
  summary: 'One break with candidates to match, notes, and its open proposal.',
  method: 'GET',
  path: '/api/breaks/:id',
  who: readers,
  params: ofBreak,
  reply: breakShape,
  refusals: [],
})

export const noteBreak = endpoint({
  name: 'noteBreak',
  summary: 'Adds a note to a break.',
  method: 'POST',
  path: '/api/breaks/:id/notes',
  who: actors,
  idempotent: true,
  params: ofBreak,
  body: z.strictObject({ words: text(1000, 3) }),
  reply: breakShape,
  refusals: [],
})

export const matchBreak = endpoint({
  name: 'matchBreak',
  summary: 'Matches a break with items of the same total; above the limit a second person must confirm it.',
  method: 'POST',
  path: '/api/breaks/:id/match',
  decidesCase: true,
  who: actors,
  idempotent: true,
  params: ofBreak,
  body: z.strictObject({
    items: z.array(wireId('break')).check(z.minLength(1), z.maxLength(50)),
    note: proposalNote,
  }),
  reply: breakShape,
  refusals: ['break-closed', 'sums-differ', 'already-proposed'],
})

export const proposeBreakBooking = endpoint({
  name: 'proposeBreakBooking',
  summary:
    'Proposes to close a break with a journal: items of only the bank are booked, those of only the books reversed.',
  method: 'POST',
  path: '/api/breaks/:id/booking',
  decidesCase: true,
  who: actors,
  idempotent: true,
  params: ofBreak,
  body: z.strictObject({ account: z.enum(counterAccounts), note: proposalNote }),
  reply: breakShape,
  refusals: ['break-closed', 'account-not-allowed', 'already-proposed'],
})

export const proposeBreakSuspense = endpoint({
  name: 'proposeBreakSuspense',
  summary:
    'Proposes to book a credit that only the bank has as a received payment in suspense. If the bank reports the payment later, it is not booked again.',
  method: 'POST',
  path: '/api/breaks/:id/suspense',
  decidesCase: true,
  who: actors,
  idempotent: true,
  params: ofBreak,
  body: reasonedProposal,
  reply: breakShape,
  refusals: ['break-closed', 'account-not-allowed', 'payer-unknown', 'payment-known', 'already-proposed'],
})

export const getMatch = endpoint({
  name: 'getMatch',
  summary: 'One match: its items, the rule and version or the person that made it, and what was booked.',
  method: 'GET',
  path: '/api/matches/:id',
  who: readers,
  params: ofMatch,
  reply: matchShape,
  refusals: [],
})

export const undoMatch = endpoint({
  name: 'undoMatch',
  summary:
    'Undoes a match: its items are open again, and its journal is reversed. What two people made or what was booked, a second person must confirm.',
  method: 'POST',
  path: '/api/matches/:id/undoing',
  who: actors,
  stepUp: true,
  idempotent: true,
  params: ofMatch,
  body: reasonedProposal,
  reply: matchShape,
  refusals: ['match-undone', 'already-proposed'],
})
