import { z } from 'zod/mini'
import { staffReference } from '../staff-members/references.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import {
  currencyCode,
  instant,
  minorUnits,
  pageOf,
  paging,
  signedMinorUnits,
  text,
  wireId,
} from '../shapes.ts'
import { agedKinds, agedOutcomes, agedOwners, agedStandings } from './staff-words.ts'

/** An amount that waits, with its age in banking days and its team. */
export const agedItem = z.strictObject({
  /** Unique in the list: its ledger account and its subject. */
  id: text(100),
  kind: z.enum(agedKinds),
  amount: z.strictObject({ amount: signedMinorUnits, currency: currencyCode }),
  since: instant,
  /** How long it has waited, in Chilean banking days. */
  ageDays: z.int(),
  /** The age that it must not reach; absent for frozen money. */
  maximumAgeDays: z.optional(z.int()),
  /** When something happens to it automatically, or else when it reaches its maximum age. */
  dueAt: z.optional(instant),
  outcome: z.enum(agedOutcomes),
  overdue: z.boolean(),
  owner: z.enum(agedOwners),
  member: z.optional(staffReference),
  /** The transfer, payment or other subject that it belongs to. */
  transferId: z.optional(wireId('transfer')),
  transferReference: z.optional(text(20)),
  customerId: z.optional(wireId('customer')),
  paymentId: z.optional(wireId('payment')),
  suspenseId: z.optional(wireId('suspense')),
  refundId: z.optional(wireId('refund')),
  receivableId: z.optional(wireId('receivable')),
})
export type AgedItemWire = z.output<typeof agedItem>

const who = ['treasury', 'officer', 'admin'] as const
const filter = {
  kind: z.optional(z.enum(agedKinds)),
  owner: z.optional(z.enum(agedOwners)),
  standing: z.optional(z.enum(agedStandings)),
}

export const listAgedMoney = endpoint({
  name: 'listAgedMoney',
  summary:
    'Every sum that is not at its destination: its kind, owner, age, assignee, deadline and outcome. Unexplained sums first, then the oldest.',
  method: 'GET',
  path: '/api/aged-money',
  who,
  query: z.strictObject({ ...filter, ...paging }),
  reply: pageOf(agedItem),
  refusals: [],
})

export const exportAgedMoney = exportEndpoint({
  name: 'exportAgedMoney',
  of: listAgedMoney,
  who: ['treasury', 'officer'],
})

/** How much waits, by kind and currency. */
export const agedTotals = z.strictObject({
  at: instant,
  count: z.int(),
  overdue: z.int(),
  totals: z.array(
    z.strictObject({
      kind: z.enum(agedKinds),
      currency: currencyCode,
      count: z.int(),
      amount: signedMinorUnits,
      /** The age of the oldest. */
      oldestDays: z.int(),
      overdueAmount: minorUnits,
    }),
  ),
})
export type AgedTotalsWire = z.output<typeof agedTotals>

export const getAgedTotals = endpoint({
  name: 'getAgedTotals',
  summary: 'The totals of waiting money by kind, and their overdue parts.',
  method: 'GET',
  path: '/api/aged-totals',
  who,
  reply: agedTotals,
  refusals: [],
})
