import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { sessionsOf, tableOf, type Realm } from '../holder.ts'
import { seenAfter } from './session.ts'

/** How an account is signed in now. */
export interface Presence {
  readonly secondFactor: boolean
  /** Sessions that have not ended. */
  readonly sessions: number
  /** Browsers the account has signed in from. */
  readonly devices: number
  readonly lastSeenAt: Date | undefined
}

/** Sessions and devices of these accounts of one realm, by id, in one query. */
export async function presenceOf(
  work: Work,
  realm: Realm,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Presence>> {
  const { table: sessions, holder } = sessionsOf(realm)
  const devices = tableOf(realm, 'device')
  const rows = await work.tx.many<{
    id: string
    factor: boolean
    sessions: bigint
    devices: bigint
    seenAt: Date | null
  }>(sql`
    select h.id,
      exists (select from ${tableOf(realm, 'totp')} t where t.holder_id = h.id and t.confirmed_at is not null)
        or exists (select from ${tableOf(realm, 'passkey')} p where p.holder_id = h.id) as factor,
      (select count(*) from ${sessions} s where s.${holder} = h.id and s.ends_at > ${work.realNow}
         and s.seen_at > ${seenAfter(realm, work.realNow)}) as sessions,
      (select count(*) from ${devices} d where d.holder_id = h.id) as devices,
      (select max(d.seen_at) from ${devices} d where d.holder_id = h.id) as seen_at
    from unnest(${ids}::uuid[]) as h(id)`)
  return new Map(
    rows.map(({ id, factor, sessions: open, devices: browsers, seenAt }) => [
      id,
      {
        secondFactor: factor,
        sessions: Number(open),
        devices: Number(browsers),
        lastSeenAt: seenAt ?? undefined,
      },
    ]),
  )
}
