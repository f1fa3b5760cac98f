import { isIPv6 } from 'node:net'
import type { Endpoint } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Desk } from '../work.ts'

const actor = { kind: 'system', name: 'at-most' } as const
const KEY = 'platform.calls'

/** What an address may still do at an endpoint. */
export interface Allowance {
  readonly limit: number
  readonly remaining: number
  /** Until it begins anew. */
  readonly resetSeconds: number
  /** Whether this call was one too many. */
  readonly spent: boolean
}

/** As the IETF's draft names them: a well-meaning client slows down before it is refused. */
export const headersOf = ({ limit, remaining, resetSeconds }: Allowance): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(resetSeconds),
})

/**
 * Counts a call at an endpoint that says how often one address may; answers what is left, undefined where nobody counts.
 * Real time; in PostgreSQL, so that every process counts together.
 */
export async function countCall(
  desk: Desk,
  { name, atMost }: Pick<Endpoint, 'name' | 'atMost'>,
  ip: string,
): Promise<Allowance | undefined> {
  if (atMost === undefined) return undefined
  const key = desk.vault.index(KEY, `${name} ${networkOf(ip)}`)
  return desk.work(actor, async ({ tx, realNow }) => {
    const windowMs = atMost.perMinutes * 60_000
    const row = await tx.one<{ count: number; began_at: Date }>(sql`
      insert into platform.calls as kept (key, began_at, count) values (${key}, ${realNow}, 1)
      on conflict (key) do update set
        count = case when kept.began_at <= ${new Date(realNow.getTime() - windowMs)} then 1 else kept.count + 1 end,
        began_at = case when kept.began_at <= ${new Date(realNow.getTime() - windowMs)} then ${realNow}
                        else kept.began_at end
      returning count, began_at`)
    const leftMs = row.began_at.getTime() + windowMs - realNow.getTime()
    return {
      limit: atMost.times,
      remaining: Math.max(0, atMost.times - row.count),
      resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
      spent: row.count > atMost.times,
    }
  })
}

/** Forgets the calls of addresses that have not begun a window since; answers how many. */
export async function forgetCalls(desk: Desk, olderThanMs: number): Promise<number> {
  return desk.work(actor, ({ tx, realNow }) =>
    tx.run(sql`delete from platform.calls where began_at < ${new Date(realNow.getTime() - olderThanMs)}`),
  )
}

/** One caller: an IPv4 address, or the /64 that a household is given in IPv6. */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = ip.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : []
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
