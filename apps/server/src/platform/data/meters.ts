import { sql, type Tx } from '@puente/postgres'

/** A limit that slides: it holds `times` and gives them back evenly over `perMinutes`, so no window ends at once. */
export interface Limit {
  readonly times: number
  readonly perMinutes: number
}

/** What is counted under a key, against a limit. */
export interface Meter {
  /** A keyed hash: no address, e-mail or account stands in the table. */
  readonly key: Buffer
  readonly limit: Limit
}

export interface Reading {
  /** How much of the limit is used, between 0 and `times`. */
  readonly level: number
  /** Whether there was no room for one more; it was then not counted. */
  readonly spent: boolean
  /** How long until there is room for one more; 0 while there is. */
  readonly waitMs: number
}

const msEach = ({ times, perMinutes }: Limit): number => (perMinutes * 60_000) / times

const reading = (level: number, spent: boolean, limit: Limit): Reading => ({
  level,
  spent,
  waitMs: level + 1 <= limit.times ? 0 : Math.ceil((level + 1 - limit.times) * msEach(limit)),
})

/**
 * Counts one more under each key that has room for it, and answers how each stands. In one statement and in the order of
 * the keys, so that those who count at once count one after another. `now` is real time.
 */
export async function count(tx: Tx, now: Date, meters: readonly Meter[]): Promise<readonly Reading[]> {
  const rows = await tx.many<{ key: Buffer; level: number; spent: boolean }>(sql`
    insert into platform.meter as kept (key, level, at, ms_each, times)
    select key, 1, ${now}, ms_each, times
    from unnest(${meters.map(({ key }) => key)}::bytea[], ${meters.map(({ limit }) => msEach(limit))}::float8[],
                ${meters.map(({ limit }) => limit.times)}::float8[]) as asked (key, ms_each, times)
    order by key
    on conflict (key) do update set
      level = platform.level(kept, excluded.at)
              + case when platform.level(kept, excluded.at) + 1 <= excluded.times then 1 else 0 end,
      at = greatest(kept.at, excluded.at), ms_each = excluded.ms_each, times = excluded.times
    returning new.key, new.level, coalesce(platform.level(old, ${now}) + 1 > new.times, false) as spent`)
  return meters.map(({ key, limit }) => {
    const row = rows.find((one) => one.key.equals(key))
    if (row === undefined) throw new Error('a meter was not counted')
    return reading(row.level, row.spent, limit)
  })
}

/** How full each is, without counting. */
export async function levels(tx: Tx, now: Date, keys: readonly Buffer[]): Promise<readonly number[]> {
  const rows = await tx.many<{ key: Buffer; level: number }>(sql`
    select key, platform.level(meter, ${now}) as level from platform.meter where key = any(${keys}::bytea[])`)
  return keys.map((key) => rows.find((row) => row.key.equals(key))?.level ?? 0)
}

/** Forgets what was counted under these keys. */
export async function reset(tx: Tx, keys: readonly Buffer[]): Promise<void> {
  await tx.run(sql`delete from platform.meter where key = any(${keys}::bytea[])`)
}

/** Deletes meters that are empty again; answers how many. */
export async function deleteEmptyMeters(tx: Tx, now: Date): Promise<number> {
  return tx.run(sql`delete from platform.meter where platform.level(meter, ${now}) = 0`)
}
