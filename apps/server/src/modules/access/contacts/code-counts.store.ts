import { join, sql, type Sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { CodeKeys } from './code-counts.ts'
import type { CodeWish } from './codes.ts'

/** A key that codes are counted under. */
export type Counted = 'subject' | 'asker-at-address' | 'account' | 'network' | 'address' | 'country'

/** A limit on codes: the key, the maximum and the window. */
export interface CodeCount {
  readonly counted: Counted
  readonly most: number
  readonly windowMs: number
}

function rowsOf(counted: Counted, wish: CodeWish, keys: CodeKeys): Sql {
  const byChannel = sql`channel = ${wish.channel}`
  switch (counted) {
    case 'subject':
      return sql`subject = ${wish.subject} and purpose = ${wish.purpose}`
    case 'asker-at-address':
      return sql`destination_index = ${keys.destination} and asker_index = ${keys.asker}`
    case 'account':
      return sql`account_id = ${keys.accountId ?? null} and ${byChannel}`
    case 'network':
      return sql`network_index = ${keys.network ?? null} and ${byChannel}`
    case 'address':
      return sql`destination_index = ${keys.destination} and not known`
    case 'country':
      return sql`country = ${keys.country ?? null} and ${byChannel}`
  }
}

/**
 * Time until each limit admits one more code; 0 when it does now. Locks the keys until the work ends, so that
 * concurrent requests cannot exceed a limit.
 */
export async function waitsUntilRoom(
  work: Work,
  wish: CodeWish,
  keys: CodeKeys,
  counts: readonly CodeCount[],
): Promise<readonly number[]> {
  const { destination, asker, network } = keys
  const locked = [destination, asker, ...(network === undefined ? [] : [network])]
  await work.tx.run(sql`
    select pg_advisory_xact_lock(part)
    from (select distinct ('x' || substr(encode(key, 'hex'), 1, 16))::bit(64)::bigint as part
          from unnest(${locked}::bytea[]) as asked (key) order by 1) as parts`)
  const now = work.realNow.getTime()
  const each = counts.map(
    ({ counted, most, windowMs }, nth) => sql`
    select ${nth}::int as nth,
      (select created_at from access.code
       where ${rowsOf(counted, wish, keys)} and created_at > ${new Date(now - windowMs)}
       order by created_at desc offset ${most - 1} limit 1) as at`,
  )
  const rows = await work.tx.many<{ nth: number; at: Date | null }>(join(each, ' union all '))
  return counts.map(({ windowMs }, nth) => {
    const at = rows.find((row) => row.nth === nth)?.at ?? undefined
    return at === undefined ? 0 : Math.max(1, at.getTime() + windowMs - now)
  })
}
