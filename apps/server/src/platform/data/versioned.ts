import { sql } from '@puente/postgres'
import type { Work } from '../work.ts'
import { once, readAnew } from './once.ts'

/** One version of data that staff change: in force from its instant until the next approved one. */
export interface Version<T> {
  readonly version: number
  readonly inForceFrom: Date
  readonly data: T
}

interface Row {
  key: string
  version: number
  inForceFrom: Date
  data: unknown
}

const toVersion = <T>(row: Row): Version<T> => ({
  version: row.version,
  inForceFrom: row.inForceFrom,
  data: row.data as T,
})

/** A version by its number, as written, for callers that stored the number. */
export async function versionNumbered<T>(
  work: Work,
  noun: string,
  key: string,
  version: number,
): Promise<Version<T> | undefined> {
  return once(work, `${noun} ${key} ${version}`, () => versionsNumbered<T>(work, noun, key, [version])).then(
    (found) => found.get(version),
  )
}

/** Versions by their numbers, as written. */
export async function versionsNumbered<T>(
  work: Work,
  noun: string,
  key: string,
  versions: readonly number[],
): Promise<ReadonlyMap<number, Version<T>>> {
  const rows = await work.tx.many<Row>(sql`
    select key, version, in_force_from, data from platform.versioned
    where noun = ${noun} and key = ${key} and version = any(${versions}::int[])`)
  return new Map(rows.map((row) => [row.version, toVersion<T>(row)]))
}

/** Writes a first version, in force immediately. Does nothing when one exists. For seeds only. */
export async function seedVersion(work: Work, noun: string, key: string, data: unknown): Promise<void> {
  readAnew(work)
  await work.tx.run(sql`
    insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
    values (${noun}, ${key}, 1, '2020-01-01T00:00:00Z', ${JSON.stringify(data)}, 'seed', 'seed')
    on conflict do nothing`)
}

/** A version after the first, for seeds. */
export interface NextVersion<T> {
  readonly version: number
  readonly from: Date
  /** Computes the data from the first version's. */
  readonly data: (first: T) => unknown
}

/** Writes a later version; does nothing when it exists. Returns since when it is in force. For seeds only. */
export async function seedNextVersion<T>(
  work: Work,
  noun: string,
  key: string,
  { version, from, data }: NextVersion<T>,
): Promise<Date> {
  const first = await versionNumbered<T>(work, noun, key, 1)
  if (first === undefined) throw new Error(`no first version of ${noun} ${key}`)
  readAnew(work)
  await work.tx.run(sql`
    insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
    values (${noun}, ${key}, ${version}, ${from}, ${JSON.stringify(data(first.data))}, 'seed', 'seed')
    on conflict do nothing`)
  return (await versionNumbered<T>(work, noun, key, version))?.inForceFrom ?? from
}

/**
 * Puts the first version of these nouns in force since `from`, by writing it once more with that date. Does nothing
 * where a version was in force then. For seeds only.
 */
export async function seedVersionSince(
  work: Work,
  nouns: readonly string[],
  from: Date,
  note: string,
): Promise<void> {
  readAnew(work)
  await work.tx.run(sql`
    insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by, note)
    select noun, key, (select max(version) + 1 from platform.versioned v where (v.noun, v.key) = (first.noun, first.key)),
           ${from}, data, 'seed', 'seed', ${note}
    from (select distinct on (noun, key) noun, key, in_force_from, data from platform.versioned
          where noun = any(${nouns}::text[]) and approved_by is not null
          order by noun, key, in_force_from, version) as first
    where in_force_from > ${from}`)
}

/** A change that two people agreed on. */
export interface Agreed {
  readonly data: unknown
  readonly writtenBy: string
  readonly approvedBy: string
  /** The reason given by the proposer. */
  readonly note?: string
  /** In force from then on; immediately when absent or past. */
  readonly from?: Date | undefined
}

/** Writes the next version and returns its number. Of two versions from the same instant the later written is in force. */
export async function writeVersion(
  work: Work,
  noun: string,
  key: string,
  { data, writtenBy, approvedBy, note, from }: Agreed,
): Promise<number> {
  readAnew(work)
  const isLater = from !== undefined && from > work.now
  const { version } = await work.tx.one<{ version: number }>(sql`
    insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by, note, took_force_at)
    select ${noun}, ${key}, coalesce(max(version), 0) + 1, ${isLater ? from : work.now}, ${JSON.stringify(data)},
           ${writtenBy}, ${approvedBy}, ${note ?? null}, ${isLater ? null : work.now}
    from platform.versioned where noun = ${noun} and key = ${key} returning version`)
  return version
}

/** Runs `body`, which writes versions, rolls its writes back and returns its result. */
export async function rehearseVersions<T>(work: Work, body: () => Promise<T>): Promise<T> {
  await work.tx.run(sql`savepoint rehearsal`)
  const answer = await body()
  await work.tx.run(sql`rollback to savepoint rehearsal`)
  readAnew(work)
  return answer
}
