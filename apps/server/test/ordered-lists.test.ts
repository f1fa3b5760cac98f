import type { Endpoint } from '@puente/contract'
import { staffEndpoints } from '@puente/contract/staff'
import { sql, type Sql } from '@puente/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditActLists } from '../src/modules/console/audit/audit-trail.ts'
import { customerLists } from '../src/modules/console/customers/customer-list.ts'
import { openEscalations } from '../src/modules/decisions/index.ts'
import { applicationLists } from '../src/modules/onboarding/applications/application-export.ts'
import { companyFileLists } from '../src/modules/onboarding/company-files/company-file-export.ts'
import { nameRequestLists } from '../src/modules/onboarding/sender-names/name-requests.staff.ts'
import { payins, receivables, refunds, suspenseItems } from '../src/modules/payins/received/lists.ts'
import { payouts } from '../src/modules/payouts/payouts.store.ts'
import { readingLists } from '../src/modules/quotes/readings/reading-view.ts'
import { breakLists } from '../src/modules/reconciliation/breaks/breaks.store.ts'
import { bankStatementLists } from '../src/modules/reconciliation/statements.store.ts'
import { donationLists } from '../src/modules/referrals/lists.ts'
import { levelApplicationLists } from '../src/modules/requirements/levels/levels.staff.ts'
import { threadLists } from '../src/modules/support/lists.ts'
import { staffTransfers } from '../src/modules/transfers/views/lists/list-transfers.ts'
import type { Key } from '../src/platform/lists/cursor.ts'
import type { List } from '../src/platform/lists/list.ts'
import type { Work } from '../src/platform/work.ts'
import { asOwner } from './owner.ts'
import { createEnvironment, type TestEnvironment } from './world.ts'

type Lists = Readonly<Record<string, List<never, { readonly id: string }>>>
const as = (lists: object): Lists => lists as Lists

/** Every list of staff with several orders, and the filter with which its page opens. */
const ordered: Readonly<Record<string, { readonly lists: Lists; readonly filter: object }>> = {
  listTransfers: { lists: as(staffTransfers), filter: {} },
  listPayins: { lists: as(payins), filter: {} },
  listSuspense: { lists: as(suspenseItems), filter: {} },
  listRefunds: { lists: as(refunds), filter: { state: 'rejected' } },
  listReceivables: { lists: as(receivables), filter: { status: 'open' } },
  listPayouts: { lists: as(payouts), filter: {} },
  listCustomers: { lists: as(customerLists), filter: {} },
  listRates: { lists: as(readingLists), filter: {} },
  listAuditEntries: { lists: as(auditActLists), filter: { hidden: [] } },
  listApplications: { lists: as(applicationLists), filter: {} },
  listCompanyFiles: { lists: as(companyFileLists), filter: {} },
  listLevelApplications: { lists: as(levelApplicationLists), filter: {} },
  listNameRequests: { lists: as(nameRequestLists), filter: {} },
  listEscalations: { lists: as(openEscalations), filter: {} },
  listBreaks: { lists: as(breakLists), filter: { owners: [] } },
  listBankStatements: { lists: as(bankStatementLists), filter: {} },
  listThreads: { lists: as(threadLists), filter: { state: 'waiting-operator' } },
  listDonations: { lists: as(donationLists), filter: { state: 'payable' } },
}

/** The orders that an endpoint of a list takes; empty for a list with one order. */
function ordersOf({ query }: Endpoint): readonly string[] {
  const { order } = (query as { def?: { shape?: Record<string, unknown> } } | undefined)?.def?.shape ?? {}
  const inner = (order as { def?: { innerType?: { options?: readonly string[] } } } | undefined)?.def
    ?.innerType
  return inner?.options ?? []
}

const declared = Object.entries<Endpoint>(staffEndpoints).filter(
  ([name, endpoint]) => name.startsWith('list') && ordersOf(endpoint).length > 0,
)
const cases = declared.flatMap(([name, endpoint]) =>
  ordersOf(endpoint).map((order) => [name, order] as const),
)

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  // Rows with equal amounts and instants, of which only the ids differ.
  await asOwner(
    world,
    `with paid as (
       insert into payins.payment (id, bank_payment_id, amount_minor, status, why, payer, payer_rut_index, payer_bank,
         credited_at, received_at)
       select uuidv7(), 'ordered-' || n, 1000 + n / 3, 'suspense', 'no-reference', '\\x00', '\\x00', 'bank',
         date_trunc('milliseconds', now()) - (n / 4) * interval '1 minute', now()
       from generate_series(1, 12) as n returning id, amount_minor, credited_at),
     waiting as (
       insert into payins.suspense (id, payment_id, why, amount_minor, status, owner_team, waits_since, opened_at, due_at)
       select uuidv7(), id, 'no-reference', amount_minor, 'open', 'treasury', credited_at, now(), now() from paid),
     returned as (
       insert into payins.refund (id, payment_id, amount_minor, reason, status, due_at, created_at, waits_since, purpose,
         attempt)
       select uuidv7(), id, amount_minor, 'unmatched', 'rejected', now(), now(), credited_at, 'refund', 1 from paid)
     insert into payins.receivable (id, payment_id, debtor, payer_rut_index, amount_minor, outstanding_minor, status,
       owner_team, opened_at, due_at, reference)
     select uuidv7(), id, id, '\\x00', amount_minor, amount_minor, 'open', 'treasury', now(), now(),
       'PD' || translate(lpad(row_number() over ()::text, 8, '2'), '01', 'AB') from paid`,
  )
  await asOwner(
    world,
    `insert into support.thread (id, folio, kind, state, customer_id, opened_at, due_at, last_at, queue_at)
     select uuidv7(), 'ordered-' || n, 'question', 'waiting-operator', uuidv7(), now(), now(),
       date_trunc('milliseconds', now()) - (n / 4) * interval '1 minute',
       date_trunc('milliseconds', now()) + (n / 3) * interval '1 minute'
     from generate_series(1, 12) as n`,
  )
  await asOwner(
    world,
    `insert into referrals.donation (id, user_id, cause, causes_version, amount_minor, state, asked_at, confirm_by, confirmed_at)
     select uuidv7(), uuidv7(), 'ordered', 1, 1000, 'payable', now(), now(),
       date_trunc('milliseconds', now()) - (n / 4) * interval '1 minute'
     from generate_series(1, 12) as n`,
  )
  await asOwner(
    world,
    `with account as (
       insert into reconciliation.account (id, code, currency) values (-1, 'ordered', 'CLP') returning id),
     imported as (
       insert into reconciliation.statement (id, account_id, file_hash, place, format, file_name, reference, from_day, to_day,
         opening_minor, moved_minor, closing_minor, line_count, new_count, state, imported_by, imported_at)
       select uuidv7(), account.id, '\\x00', n, 'csv', 'ordered', 'ordered-' || n, current_date, current_date,
         0, 0, 0, 0, 0, 'accepted', uuidv7(), now()
       from account, generate_series(1, 12) as n returning id, account_id, place)
     insert into reconciliation.item (id, account_id, side, statement_id, position, identity_hash, day, amount_minor, kind,
       refs, state, known_at)
     select uuidv7(), account_id, 'bank', id, 1, decode(lpad(to_hex(place::int), 2, '0'), 'hex'), current_date - place / 4,
       1000, 'transfer', '{}', 'open', now()
     from imported`,
  )
}, 120_000)
afterAll(() => world?.close())

interface Plan {
  readonly 'Node Type': string
  readonly Plans?: readonly Plan[]
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Whether the rows of a plan's innermost limit come out of an index in their order, without being sorted. */
const isOrderedByIndex = (plan: Plan): boolean =>
  nodesOf(plan).some((node) => {
    if (node['Node Type'] !== 'Limit') return false
    const below = nodesOf(node).slice(1)
    return below.every((one) => !['Sort', 'Incremental Sort', 'Limit'].includes(one['Node Type']))
  })

test('every list of staff with several orders: is among those that are verified here', () => {
  expect(Object.keys(ordered).toSorted()).toEqual(declared.map(([name]) => name).toSorted())
})

test.each(cases)(
  '%s in the order %s: read from an index, and each row once whatever the size of the pages',
  async (name, order) => {
    const { lists, filter } = ordered[name] ?? { lists: {}, filter: {} }
    const list = lists[order]
    if (list === undefined) throw new Error(`${name} has no list in the order ${order}`)
    await world.runtime.work(system, async (work) => {
      await work.tx.run(sql`set local enable_seqscan = off`)
      await work.tx.run(sql`set local enable_bitmapscan = off`)
      // Tables of a few rows are joined and sorted at less cost. A plan then sorts only where no index has the order.
      await work.tx.run(sql`set local enable_sort = off`)
      const plans: Plan[] = []
      const explaining: Work = {
        ...work,
        tx: {
          ...work.tx,
          many: async <Row extends object>(statement: Sql) => {
            const [row] = await work.tx.many<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
              sql`explain (format json) ${statement}`,
            )
            const [explained] = Object.values(row ?? {}) as (readonly { Plan: Plan }[])[]
            if (explained?.[0] !== undefined) plans.push(explained[0].Plan)
            return work.tx.many<Row>(statement)
          },
        },
      }
      const read = (after: Key | undefined, limit: number) =>
        list.read(explaining, filter as never, after, limit)
      const all = await read(undefined, 500)
      const [first] = all
      const paged: string[] = []
      for (let page = await read(undefined, 2); page.length > 0;) {
        paged.push(...page.map(({ id }) => id))
        const last = page.at(-1)
        page = last === undefined || paged.length > all.length ? [] : await read(list.keyOf(last), 2)
      }
      expect(paged).toEqual(all.map(({ id }) => id))
      expect(new Set(paged).size).toBe(all.length)
      if (first !== undefined) await read(list.keyOf(first), 2)
      const pages = plans.filter((plan) => nodesOf(plan).some((node) => node['Node Type'] === 'Limit'))
      expect(pages.length).toBeGreaterThan(0)
      expect(pages.filter((plan) => !isOrderedByIndex(plan))).toEqual([])
    })
  },
)

const opposite: Readonly<Record<string, string>> = { newest: 'oldest', largest: 'smallest' }

test.each(cases.filter(([, order]) => order in opposite))(
  '%s in the order %s: the reverse of its opposite',
  async (name, order) => {
    const { lists, filter } = ordered[name] ?? { lists: {}, filter: {} }
    await world.runtime.work(system, async (work) => {
      const ids = async (one: string) =>
        (await lists[one]?.read(work, filter as never, undefined, 500))?.map(({ id }) => id) ?? []
      const [forwards, backwards] = [await ids(order), await ids(opposite[order] ?? '')]
      expect(forwards).toEqual(backwards.toReversed())
    })
  },
)
