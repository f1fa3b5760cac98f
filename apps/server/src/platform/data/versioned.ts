import { sql } from '@puente/postgres'
import type { Work } from '../work.ts'
import { once, readAnew } from './once.ts'

/** One version of data that staff change: in force from its moment until the next approved one. */
export interface Version<T> {
  readonly version: number
  readonly inForceFrom: Date
  readonly data: T
}

interface Row {
  key: string
  version: number
  in_force_from: Date
  data: unknown
}

const toVersion = <T>(row: Row): Version<T> => ({
  version: row.version,
  inForceFrom: row.in_force_from,
  data: row.data as T,
})

/** The approved version in force at the work's moment, or undefined. The caller names the shape that its noun writes. */
export async function inForce<T>(work: Work, noun: string, key: string): Promise<Version<T> | undefined> {
  const row = await once(work, `${noun} ${key}`, () =>
    work.tx.maybe<Row>(sql`
      select key, version, in_force_from, data from platform.versioned
      where noun = ${noun} and key = ${key} and in_force_from <= ${work.now} and approved_by is not null
      order by in_force_from desc, version desc limit 1`),
  )
  return row === undefined ? undefined : toVersion<T>(row)
}

/** The approved version that will be the next in force, once one is announced. */
export async function announced<T>(work: Work, noun: string, key: string): Promise<Version<T> | undefined> {
  const row = await work.tx.maybe<Row>(sql`
    select key, version, in_force_from, data from platform.versioned
    where noun = ${noun} and key = ${key} and in_force_from > ${work.now} and approved_by is not null
    order by in_force_from, version desc limit 1`)
  return row === undefined ? undefined : toVersion<T>(row)
}

/** The version in force of every key of a noun. */
export async function allInForce<T>(work: Work, noun: string): Promise<ReadonlyMap<string, Version<T>>> {
  const rows = await work.tx.many<Row>(sql`
    select distinct on (key) key, version, in_force_from, data from platform.versioned
    where noun = ${noun} and in_force_from <= ${work.now} and approved_by is not null
    order by key, in_force_from desc, version desc`)
  return new Map(rows.map((row) => [row.key, toVersion<T>(row)]))
}

/** A version as it was written, for whoever remembers its number. */
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

/** Versions as they were written, by their numbers. */
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

/** Writes the first version of something, in force at once; where one stands, nothing changes. For seeds only. */
export async function plantVersion(work: Work, noun: string, key: string, data: unknown): Promise<void> {
  readAnew(work)
  await work.tx.run(sql`
    insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
    values (${noun}, ${key}, 1, '2020-01-01T00:00:00Z', ${JSON.stringify(data)}, 'seed', 'seed')
    on conflict do nothing`)
}

/** What follows the first version of something. */
export interface NextVersion<T> {
  readonly version: number
  readonly from: Date
  /** Made from the first version's. */
  readonly data: (first: T) => unknown
}

/** Writes a later version of something; where it stands already, nothing changes. Answers since when. For seeds only. */
export async function plantNext<T>(
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
 * Lets these nouns be in force since `from` as they first were: what begins later is written once more with that moment.
 * Where something is in force then, nothing changes. For seeds only.
 */
export async function plantSince(work: Work, nouns: readonly string[], from: Date): Promise<void> {
  readAnew(work)
  await work.tx.run(sql`
    insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
    select noun, key, (select max(version) + 1 from platform.versioned v where (v.noun, v.key) = (first.noun, first.key)),
           ${from}, data, 'seed', 'seed'
    from (select distinct on (noun, key) noun, key, in_force_from, data from platform.versioned
          where noun = any(${nouns}::text[]) and approved_by is not null
          order by noun, key, in_force_from, version) as first
    where in_force_from > ${from}`)
}

/** What two people agreed on. */
export interface Agreed {
  readonly data: unknown
  readonly writtenBy: string
  readonly approvedBy: string
  /** Why, as whoever proposed it wrote. */
  readonly note?: string
  /** In force from then on; at once when it is absent or past. */
  readonly from?: Date | undefined
}

/** Writes the next version of something and answers its number. Two at the same moment are a bug and throw. */
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

/** Runs what writes versions and keeps nothing of it; answers what it answered. */
export async function rehearseVersions<T>(work: Work, body: () => Promise<T>): Promise<T> {
  await work.tx.run(sql`savepoint rehearsal`)
  const answer = await body()
  await work.tx.run(sql`rollback to savepoint rehearsal`)
  readAnew(work)
  return answer
}
