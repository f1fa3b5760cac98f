import { z } from 'zod/mini'
import { proposalHead, proposalNote } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { day, instant, text, wireId } from '../shapes.ts'
import { closeChecks } from './staff-words.ts'

const readers = ['treasury', 'officer', 'admin'] as const
/** Administrators manage staff accounts and may not close periods. */
const closers = ['treasury', 'officer'] as const

/** `close` with its last day; `reopen` with the first day that accepts journals again. */
const change = { change: z.enum(['close', 'reopen']), day }

/** The day through which the books are closed, and the proposed change. */
export const ledgerPeriods = z.strictObject({
  /** The last closed day; absent when no period is closed. */
  closedThrough: z.optional(day),
  /** The latest first. */
  changes: z.array(
    z.strictObject({
      id: text(20),
      ...change,
      /** The second of the two people who decided it. */
      by: text(200),
      reason: text(1000),
      at: instant,
      /** What the checklist of a close said; absent for closes from before it was kept. */
      recordId: z.optional(wireId('close-record')),
    }),
  ),
  proposal: z.optional(
    z.strictObject({
      ...proposalHead,
      ...change,
      /** The lines of the checklist that were red when it was proposed; its note says why it closes in spite of them. */
      red: z.array(z.enum(closeChecks)),
    }),
  ),
})
export type LedgerPeriodsWire = z.output<typeof ledgerPeriods>

export const getLedgerPeriods = endpoint({
  name: 'getLedgerPeriods',
  summary: 'The day until which the books are closed, its changes, and the proposed one.',
  method: 'GET',
  path: '/api/ledger-periods',
  who: readers,
  reply: ledgerPeriods,
  refusals: [],
})

export const proposePeriodChange = endpoint({
  name: 'proposePeriodChange',
  summary:
    'Proposes to close the books through a day, or to open them again from one; a second person must confirm it.',
  method: 'POST',
  path: '/api/ledger-periods/proposal',
  who: closers,
  idempotent: true,
  body: z.strictObject({
    ...change,
    note: proposalNote,
    /** Red lines of the checklist in spite of which the period shall close; the note says why. */
    despite: z.optional(z.array(z.enum(closeChecks)).check(z.maxLength(20))),
  }),
  reply: ledgerPeriods,
  refusals: [
    'already-proposed',
    'fields-wrong',
    'period-not-over',
    'period-already-closed',
    'period-not-closed',
    'close-lines-red',
  ],
})
