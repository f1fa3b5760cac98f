import type { ListTotals } from '@puente/contract/staff'
import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../work.ts'

/** The rows that totals count at most. */
export const COUNTED_MAX = 10_000

/**
 * Counts the rows of a list and sums them by currency. `rows` selects their `currency` and `minor`, and for a statement
 * of the list that gives at most `limit` rows it stops there.
 */
export async function totalsOf(work: Work, rows: (limit: number) => Sql): Promise<ListTotals> {
  const found = await work.tx.many<{ currency: string; count: number; minor: string }>(sql`
    select currency, count(*)::int as count, coalesce(sum(minor), 0)::text as minor
    from (${rows(COUNTED_MAX + 1)}) as counted group by currency order by currency`)
  const count = found.reduce((sum, one) => sum + one.count, 0)
  return count > COUNTED_MAX
    ? { count: COUNTED_MAX, isMore: true, sums: [] }
    : {
        count,
        isMore: false,
        sums: found.map(({ currency, minor }) => ({ amount: minor, currency })),
      }
}
