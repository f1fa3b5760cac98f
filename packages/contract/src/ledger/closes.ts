import { z } from 'zod/mini'
import { proposalNote } from '../approvals/shapes.ts'
import { endpoint, staffRoles } from '../endpoint.ts'
import { day, instant, pageOf, paging, text, wireId } from '../shapes.ts'
import { closeChecks, closeScopes, closeStates, type CloseCheck } from './staff-words.ts'

/** One line of a checklist: what was verified and what is missing. */
const closeLine = z.strictObject({
  check: z.enum(closeChecks),
  state: z.enum(closeStates),
  /** How many are missing: accounts, breaks, sums, currencies, files, rates or replays. */
  count: z.int(),
  /** The first of them: accounts with their currency, or days with their currency. */
  names: z.array(text(60)),
  /** Until when the line is proven, such as the last replay. */
  at: z.optional(instant),
  /** The role that clears it. */
  owner: z.enum(staffRoles),
})
export type CloseLineWire = z.output<typeof closeLine>

/** The checks whose lines are red. */
export const redIn = (lines: readonly CloseLineWire[]): CloseCheck[] =>
  lines.flatMap(({ check, state }) => (state === 'missing' ? [check] : []))

/** The checklist of a day or of a period, verified now. */
export const closeChecklist = z.strictObject({
  scope: z.enum(closeScopes),
  /** The first day, which is the day itself for a day. */
  from: day,
  day,
  at: instant,
  lines: z.array(closeLine),
  /** The latest record of this day, or of the period with this last day. */
  recorded: z.optional(z.strictObject({ id: wireId('close-record'), by: text(200, 0), at: instant })),
})
export type CloseChecklistWire = z.output<typeof closeChecklist>

/** What a checklist said when someone looked at a day or two people closed a period. */
export const closeRecord = z.strictObject({
  id: wireId('close-record'),
  scope: z.enum(closeScopes),
  from: day,
  day,
  lines: z.array(closeLine),
  /** The newest block of the chain over the books at that time. */
  blockHeight: z.string().check(z.regex(/^(0|[1-9][0-9]{0,17})$/)),
  note: z.optional(text(1000)),
  by: text(200, 0),
  at: instant,
  /** The second person of a period. */
  confirmedBy: z.optional(text(200, 0)),
})
export type CloseRecordWire = z.output<typeof closeRecord>

/** A record with the decision that closed its period, and the change that opened days of it again. */
export const closeRecordPage = z.strictObject({
  ...closeRecord.shape,
  /** The proposal by which two people closed the period. */
  proposalId: z.optional(wireId('proposal')),
  /** The first later change that opened days of this period again. */
  reopened: z.optional(
    z.strictObject({
      /** The first day that was opened. */
      day,
      by: text(200, 0),
      reason: text(1000),
      at: instant,
    }),
  ),
})
export type CloseRecordPage = z.output<typeof closeRecordPage>

const readers = ['treasury', 'officer', 'admin'] as const
const closers = ['treasury', 'officer'] as const

export const getCloseChecklist = endpoint({
  name: 'getCloseChecklist',
  summary: 'What is verified and what is missing to close a day, or the period that ends with it.',
  method: 'GET',
  path: '/api/close-checklist',
  who: readers,
  query: z.strictObject({ day, scope: z.enum(closeScopes) }),
  reply: closeChecklist,
  refusals: ['fields-wrong', 'period-not-over'],
})

export const recordDayClose = endpoint({
  name: 'recordDayClose',
  summary: 'Records what the checklist of a day that has ended says now, and who looked at it.',
  method: 'POST',
  path: '/api/day-closes',
  who: closers,
  idempotent: true,
  body: z.strictObject({ day, note: z.optional(proposalNote) }),
  reply: closeRecord,
  refusals: ['fields-wrong', 'period-not-over'],
})

export const listCloseRecords = endpoint({
  name: 'listCloseRecords',
  summary: 'The records of closed days and periods, the latest first.',
  method: 'GET',
  path: '/api/close-records',
  who: readers,
  query: z.strictObject(paging),
  reply: pageOf(closeRecord),
  refusals: [],
})

export const getCloseRecord = endpoint({
  name: 'getCloseRecord',
  summary:
    'The record of a closed day or period: its checklist as it was, who closed it and why, and whether it was opened again.',
  method: 'GET',
  path: '/api/close-records/:id',
  who: readers,
  params: z.strictObject({ id: wireId('close-record') }),
  reply: closeRecordPage,
  refusals: [],
})
