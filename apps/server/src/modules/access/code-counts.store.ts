import { empty, join, sql, type Sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** One limit of codes: which ones it counts, how many there may be, and in how long. */
export interface CodeCount {
  readonly counted: Sql
  readonly most: number
  readonly windowMs: number
}

/**
 * How long until each of these limits has room for one more code, 0 where it has. Whoever counts under one of these keys
 * at the same time counts after this work: a limit holds however many ask at once.
 */
export async function waitsUntilRoom(
  work: Work,
  keys: readonly Buffer[],
  counts: readonly CodeCount[],
): Promise<readonly number[]> {
  await work.tx.run(sql`
    select pg_advisory_xact_lock(part)
    from (select distinct ('x' || substr(encode(key, 'hex'), 1, 16))::bit(64)::bigint as part
          from unnest(${keys}::bytea[]) as asked (key) order by 1) as parts`)
  const each = counts.map(
    ({ counted, most, windowMs }, nth) => sql`
    select ${nth}::int as nth,
      (select created_at from access.code where ${counted} and created_at > ${new Date(work.realNow.getTime() - windowMs)}
       order by created_at desc offset ${most - 1} limit 1) as at`,
  )
  const rows = await work.tx.many<{ nth: number; at: Date | null }>(
    each.length === 0 ? empty : join(each, ' union all '),
  )
  return counts.map(({ windowMs }, nth) => {
    const at = rows.find((row) => row.nth === nth)?.at ?? undefined
    return at === undefined ? 0 : Math.max(1, at.getTime() + windowMs - work.realNow.getTime())
  })
}
