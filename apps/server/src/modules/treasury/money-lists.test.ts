import { sql, type Sql } from '@puente/postgres'
import { accountsOf, trialBalanceAt } from '@puente/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { seedTransfers } from '../../../test/seed-transfers.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import type { Work } from '../../platform/work.ts'
import { payinListStatement, payinOrders } from '../payins/received/payin-lists.store.ts'
import { searchedIn } from '../payins/received/payin-filter.ts'
import { refundListStatement } from '../payins/refunds/refunds.store.ts'
import { suspenseListStatement } from '../payins/suspense/suspense.store.ts'
import { payoutListStatement } from '../payouts/payouts.store.ts'
import { returnListStatement } from '../transfers/corrections/corrections.store.ts'
import { agedMoney, agedSums } from './aged-money.ts'

const COUNT = 20_000

let world: TestEnvironment
const ID = '01900000-0000-7000-8000-000000000000'
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  await seedTransfers(world, { customerId: ID, recipientId: ID, count: COUNT })
  for (const statement of seeded) await asOwner(world, statement)
}, 300_000)
afterAll(async () => world?.close())

/** A payment, a payout, a refund, a suspense item and a return for each transfer; one in a thousand is open. */
const seeded = [
  `insert into payins.payin_order (id, reference, customer_id, payer_rut_index, amount_minor, deadline_at, opened_at)
   select id, reference, customer_id, '\\x00', send_minor, created_at, created_at from transfers.transfer`,
  `insert into payins.payment (id, bank_payment_id, order_id, amount_minor, status, why, payer, payer_rut_index, payer_bank,
     credited_at, received_at)
   select gen_random_uuid(), 'bank ' || n, id, send_minor, case when n % 1000 = 0 then 'suspense' else 'matched' end,
     'reference', '\\x00', decode(lpad(to_hex(n % 5000), 8, '0'), 'hex'), 'Banco', created_at, created_at
   from (select *, row_number() over () as n from transfers.transfer) as t`,
  `insert into payouts.payout (id, transfer_id, attempt, rail, currency, amount_minor, instruction, status, due_at,
     created_at, changed_at, rail_reference)
   select gen_random_uuid(), id, 1, 'ach', 'USD', receive_minor, '\\x00',
     case when n % 1000 = 0 then 'returned' else 'credited' end, created_at, created_at, created_at, 'rail ' || n
   from (select *, row_number() over () as n from transfers.transfer) as t`,
  `insert into payins.refund (id, purpose, attempt, payment_id, order_id, amount_minor, reason, status, due_at, created_at,
     waits_since)
   select uuidv7(), 'refund', 1, id, order_id, 1, 'cancelled',
     case when status = 'suspense' then 'rejected' else 'settled' end, credited_at, credited_at, credited_at
   from payins.payment`,
  `insert into payins.suspense (id, payment_id, why, amount_minor, status, outcome, owner_team, waits_since, opened_at,
     due_at, closed_at)
   select uuidv7(), id, 'no-reference', amount_minor, case when status = 'suspense' then 'open' else 'closed' end,
     case when status = 'suspense' then null else 'returned' end, 'treasury', credited_at, credited_at, credited_at,
     case when status = 'suspense' then null else credited_at end
   from payins.payment`,
  `insert into transfers.correction (id, transfer_id, customer_id, attempt, code, acts, opened_at, due_at, closed_at,
     outcome, closed_by)
   select uuidv7(), id, customer_id, 1, 'account-closed', 'customer', created_at, created_at + interval '5 days',
     case when n % 1000 = 0 then null else created_at end, case when n % 1000 = 0 then null else 'refunded' end,
     case when n % 1000 = 0 then null else 'system:test' end
   from (select *, row_number() over () as n from transfers.transfer) as t`,
  `insert into ledger.account (code, owner, currency, normal_side, floor, opened_at)
   select 'client-funds', id, 'CLP', 'credit', 'credit-floor-zero', created_at from transfers.transfer`,
  // One account in a thousand has a balance.
  `update ledger.account set credits_posted = 1000, version = 1, last_entry_at = t.created_at
   from (select id, created_at, row_number() over () as n from transfers.transfer) as t
   where t.id = account.owner and t.n % 1000 = 0`,
  'analyze',
]

interface Step {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly Plans?: readonly Step[]
}
const stepsOf = (plan: Step): Step[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)]

/** Number of rows that the database reads for a page of 26. */
async function touched(statement: Sql): Promise<{ rows: number; scans: string[] }> {
  const plan = await world.runtime.work({ kind: 'anyone' }, ({ tx }) =>
    tx.one<{ 'QUERY PLAN': { Plan: Step }[] }>(sql`explain (analyze, format json) ${statement}`),
  )
  const steps = plan['QUERY PLAN'].flatMap(({ Plan }) => stepsOf(Plan))
  return {
    rows: Math.max(...steps.map((step) => step['Actual Rows'] * step['Actual Loops'])),
    scans: steps.map((step) => step['Node Type']).filter((name) => name === 'Seq Scan'),
  }
}

const days = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2100-01-01T00:00:00Z') }
const later = [new Date(Date.now() - 86_400_000).toISOString(), ID] as const
const payin = (filter: Parameters<typeof payinListStatement>[1]) => (after?: readonly string[]) =>
  payinListStatement(world.runtime, filter, after, 26)
const payout = (filter: Parameters<typeof payoutListStatement>[0]) => (after?: readonly string[]) =>
  payoutListStatement(filter, after, 26)
const anyAge = { before: undefined }

test.each<[string, (after?: readonly string[]) => Sql]>([
  ['payments', payin({})],
  [
    'payments by the largest amount',
    (after) => payinListStatement(world.runtime, {}, after && ['200000', ID], 26, payinOrders.largest),
  ],
  [
    'payments by the smallest amount',
    (after) => payinListStatement(world.runtime, {}, after && ['200000', ID], 26, payinOrders.smallest),
  ],
  ['payments, oldest first', (after) => payinListStatement(world.runtime, {}, after, 26, payinOrders.oldest)],
  ['payments in one status', payin({ status: 'suspense' })],
  ['payments of days', payin({ ...days, status: 'matched' })],
  ['payments by amount', payin({ search: searchedIn('200.000') })],
  ['payments of a RUT', payin({ search: searchedIn('11.222.333-9') })],
  ['payments by reference', payin({ search: searchedIn('PU23456789') })],
  ['payments by the bank’s id', payin({ search: searchedIn('bank 77') })],
  ['payouts', payout({})],
  ['payouts in one status', payout({ status: 'returned' })],
  ['payouts of days', payout({ ...days, status: 'credited' })],
  ['payouts by the rail’s id', payout({ railReference: 'rail 77' })],
  ['refunds that wait', (after) => refundListStatement({ state: 'rejected', ...anyAge }, after, 26)],
  ['refunds that are done', (after) => refundListStatement({ state: 'settled', ...anyAge }, after, 26)],
  [
    'suspense that is open',
    (after) => suspenseListStatement({ status: undefined, why: undefined, ...anyAge }, after, 26),
  ],
  [
    'suspense that is closed',
    (after) => suspenseListStatement({ status: 'closed', why: 'no-reference', ...anyAge }, after, 26),
  ],
  ['returns undecided', (after) => returnListStatement({ status: 'open', acts: undefined }, after, 26)],
  ['returns decided', (after) => returnListStatement({ status: 'closed', acts: 'customer' }, after, 26)],
])('a page of %s: reads no more rows than it shows, from any position', async (_name, statement) => {
  for (const after of [undefined, later]) {
    const { rows, scans } = await touched(statement(after))
    expect(scans).toEqual([])
    expect(rows).toBeLessThanOrEqual(60)
  }
})

test('very many accounts: listed page by page, and each is part of the books of an earlier instant', async () => {
  const page = await world.runtime.work({ kind: 'anyone' }, (work) =>
    accountsOf(work, { code: 'client-funds', currency: 'CLP', limit: 26 }),
  )
  expect(page).toHaveLength(26)
  const last = page.at(-1)?.owner ?? ''
  const next = await world.runtime.work({ kind: 'anyone' }, (work) =>
    accountsOf(work, { code: 'client-funds', currency: 'CLP', limit: 26, after: last }),
  )
  expect(next.every(({ owner }) => owner !== null && owner < last)).toBe(true)
  const { lines } = await world.runtime.work({ kind: 'anyone' }, (work) =>
    trialBalanceAt(work, new Date(Date.now() - 1000)),
  )
  expect(lines.find(({ code }) => code === 'client-funds')?.accounts).toBe(BigInt(COUNT))
})

/** Number of table rows that a work reads, by scans and by indexes. */
const rowsTouched = (read: (work: Work) => Promise<unknown>): Promise<number> =>
  world.runtime.work({ kind: 'anyone' }, async (work) => {
    // A connection's statistics may include its previous work.
    const counted = async () =>
      (
        await work.tx.one<{ rows: bigint }>(sql`
          select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as rows from pg_stat_xact_user_tables`)
      ).rows
    const before = await counted()
    await read(work)
    return Number((await counted()) - before)
  })

test('the job that checks waiting money, and its pages: read open rows only', async () => {
  const open = (COUNT / 1000) * 2
  const overdueBefore = new Date(Date.now() - 86_400_000)
  const sums = await world.runtime.work({ kind: 'anyone' }, (work) => agedSums(work, overdueBefore))
  expect(sums.reduce((total, { kind, count }) => total + (kind === 'payout-clearing' ? 0 : count), 0)).toBe(
    // Money in suspense is in no account here: the difference adds one sum without an owner.
    open + 1,
  )
  const filters = [{}, { kind: 'client-funds' }, { owner: 'treasury' }, { standing: 'overdue' }] as const
  for (const read of [
    (work: Work) => agedSums(work, overdueBefore),
    ...filters.map(
      (filter) => (work: Work) => agedMoney.read(work, { ...filter, overdueBefore }, undefined, 26),
    ),
  ])
    expect(await rowsTouched(read)).toBeLessThanOrEqual(open * 20)
})
