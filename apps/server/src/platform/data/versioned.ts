import { sql } from '@puente/postgres'
import type { Work } from '../work.ts'

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
  const row = await work.tx.maybe<Row>(sql`
    select key, version, in_force_from, data from platform.versioned
    where noun = ${noun} and key = ${key} and in_force_from <= ${work.now} and approved_by is not null
    order by in_force_from desc, version desc limit 1`)
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
  const row = await work.tx.maybe<Row>(sql`
    select key, version, in_force_from, data from platform.versioned
    where noun = ${noun} and key = ${key} and version = ${version}`)
  return row === undefined ? undefined : toVersion<T>(row)
}

/** Writes the first version of something, in force at once; where one stands, nothing changes. For seeds only. */
export async function plantVersion(work: Work, noun: string, key: string, data: unknown): Promise<void> {
  await work.tx.run(sql`
    insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
    values (${noun}, ${key}, 1, '2020-01-01T00:00:00Z', ${JSON.stringify(data)}, 'seed', 'seed')
    on conflict do nothing`)
}
