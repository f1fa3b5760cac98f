import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { Day } from '../corridors/index.ts'

/** How many are missing, and the first of them by name. */
export interface Missing {
  readonly count: number
  readonly names: readonly string[]
}

/** The number of names shown of each line. */
const NAMES_MAX = 10

const missing = (names: readonly string[]): Missing => ({
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

/** When the file of a month's tax documents was last handed out, and whether anything was delivered in the period. */
export async function taxedAndExported(
  work: Work,
  month: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<{ readonly isTaxed: boolean; readonly exportedAt: Date | undefined }> {
  const row = await work.tx.one<{ isTaxed: boolean; exportedAt: Date | null }>(sql`
    select exists (
        select from transfers.v_event where to_state = 'delivered' and at >= ${from} and at < ${until}) as is_taxed,
      (select max(exported_at) from statements.v_tax_export where month = ${month}) as exported_at`)
  return { isTaxed: row.isTaxed, exportedAt: row.exportedAt ?? undefined }
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
