import { sql, type Tx } from '@puente/postgres'

/** A sliding limit of `times`, restored evenly over `perMinutes`. */
export interface Limit {
  readonly times: number
  readonly perMinutes: number
}

/** A key to count, with its limit. */
export interface Meter {
  /** A keyed hash: the table contains no address, e-mail or account. */
  readonly key: Buffer
  readonly limit: Limit
}

export interface Reading {
  /** How much of the limit is used, from 0 to `times`. */
  readonly level: number
  /** True when there was no room; the call was then not counted. */
  readonly spent: boolean
  /** Milliseconds until there is room for one more; 0 when there is. */
  readonly waitMs: number
}

const msEach = ({ times, perMinutes }: Limit): number => (perMinutes * 60_000) / times

const reading = (level: number, spent: boolean, limit: Limit): Reading => ({
  level,
  spent,
  waitMs: level + 1 <= limit.times ? 0 : Math.ceil((level + 1 - limit.times) * msEach(limit)),
})

/**
 * Counts one more under each key that has room, and returns the state of each. Uses one statement and locks in key
 * order, so that concurrent calls wait for each other. `now` is real time.
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
      spent = platform.level(kept, excluded.at) + 1 > excluded.times,
      at = greatest(kept.at, excluded.at), ms_each = excluded.ms_each, times = excluded.times
    returning key, level, spent`)
  return meters.map(({ key, limit }) => {
    const row = rows.find((one) => one.key.equals(key))
    if (row === undefined) throw new Error('a meter was not counted')
    return reading(row.level, row.spent, limit)
  })
}

/** The state of each key, without counting. */
export async function levels(tx: Tx, now: Date, keys: readonly Buffer[]): Promise<readonly number[]> {
  const rows = await tx.many<{ key: Buffer; level: number }>(sql`
    select key, platform.level(meter, ${now}) as level from platform.meter where key = any(${keys}::bytea[])`)
  return keys.map((key) => rows.find((row) => row.key.equals(key))?.level ?? 0)
}

/** Resets these keys. */
export async function reset(tx: Tx, keys: readonly Buffer[]): Promise<void> {
  await tx.run(sql`delete from platform.meter where key = any(${keys}::bytea[])`)
}

/** Deletes empty meters. Returns the number. */
export async function deleteEmptyMeters(tx: Tx, now: Date): Promise<number> {
  return tx.run(sql`delete from platform.meter where platform.level(meter, ${now}) = 0`)
}
