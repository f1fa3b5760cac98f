import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { Day } from '../corridors/index.ts'

/** How many are missing, and the first of them by name. */
export interface Missing {
  readonly count: number
  readonly names: readonly string[]
}

/** The number of names shown of each line. */
const NAMES_MAX = 10

/** These names as missing. */
export const missing = (names: readonly string[]): Missing => ({
  count: names.length,
  names: names.slice(0, NAMES_MAX),
})

/** Accounts with entries whose statements do not reach a day, and the number of accounts with entries. */
export async function accountsWithoutStatement(
  work: Work,
  day: Day,
): Promise<Missing & { readonly accounts: number }> {
  const rows = await work.tx.many<{ name: string; isCovered: boolean }>(sql`
    select code || ' ' || currency as name, coalesce(covered_until >= ${day}::date, false) as is_covered
    from reconciliation.v_account where has_entries order by currency <> 'CLP', code, currency`)
  return {
    ...missing(rows.flatMap(({ name, isCovered }) => (isCovered ? [] : [name]))),
    accounts: rows.length,
  }
}

/** Differences between statements and books of a day or earlier that nobody has explained. */
export const openBreaks = (work: Work, day: Day): Promise<Missing> =>
  counted(work, sql`select count(*)::int as count from reconciliation.v_break where day <= ${day}::date`)

/** Sums in suspense whose deadline has passed. */
export const lateSuspense = (work: Work, until: Date): Promise<Missing> =>
  counted(work, sql`select count(*)::int as count from payins.v_suspense where due_at < ${until}`)

/** Debts of customers and partners whose deadline has passed. */
export const lateReceivables = (work: Work, until: Date): Promise<Missing> =>
  counted(
    work,
    sql`select ((select count(*) from payins.v_receivable where due_at < ${until})
      + (select count(*) from transfers.v_claim where due_at < ${until}))::int as count`,
  )

async function counted(work: Work, statement: ReturnType<typeof sql>): Promise<Missing> {
  const { count } = await work.tx.one<{ count: number }>(statement)
  return { count, names: [] }
}

/** Currencies without an accepted rate on a day, for each of these days. */
export async function daysWithoutRate(
  work: Work,
  days: readonly Day[],
  currencies: readonly string[],
): Promise<Missing> {
  const rows = await work.tx.many<{ day: string; currency: string }>(sql`
    select asked.day::text as day, foreign_money.currency
    from unnest(${days}::date[]) as asked (day)
    cross join unnest(${currencies}::text[]) as foreign_money (currency)
    where not exists (
      select from quotes.v_accepted_rate r
      where r.currency = foreign_money.currency
        and r.as_of >= asked.day::timestamp at time zone 'America/Santiago'
        and r.as_of < (asked.day + 1)::timestamp at time zone 'America/Santiago')
    order by asked.day, foreign_money.currency`)
  return missing(rows.map(({ day, currency }) => `${day} ${currency}`))
}

/** A month in which transfers were delivered, and the last export of its tax documents. */
export interface TaxedMonth {
  readonly month: string
  /** Whether the last export was after the month's part of the period. */
  readonly isExported: boolean
  readonly exportedAt: Date | undefined
}

/** The months of a period, which begins at `from`, in which something was delivered. */
export async function taxedAndExported(
  work: Work,
  months: readonly { readonly month: string; readonly until: Date }[],
  from: Date,
): Promise<TaxedMonth[]> {
  const rows = await work.tx.many<Stored<TaxedMonth>>(sql`
    select asked.month, coalesce(taken.exported_at >= asked.until, false) as is_exported, taken.exported_at
    from (select month, until, lag(until, 1, ${from}::timestamptz) over (order by until) as since
          from unnest(${months.map(({ month }) => month)}::text[],
                      ${months.map(({ until }) => until)}::timestamptz[]) as named (month, until)) as asked
    cross join lateral (
      select max(exported_at) as exported_at from statements.v_tax_export e where e.month = asked.month) as taken
    where exists (select from transfers.v_event
                  where to_state = 'delivered' and at >= asked.since and at < asked.until)
    order by asked.month`)
  return rows.map(fromStored)
}

/** The newest replay of the books. */
export const newestReplay = (work: Work): Promise<{ beganAt: Date; faults: number } | undefined> =>
  work.tx.maybe<{ beganAt: Date; faults: number }>(
    sql`select began_at, faults from evidence.v_replay order by began_at desc limit 1`,
  )

/** The height of the newest block of the chain over the books. */
export async function newestBlock(work: Work): Promise<bigint> {
  const { height } = await work.tx.one<{ height: bigint }>(
    sql`select coalesce(max(height), 0)::bigint as height from evidence.v_newest_block`,
  )
  return height
}
