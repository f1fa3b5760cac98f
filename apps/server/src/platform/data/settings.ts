import type { SettingData } from '@puente/contract/staff'
import { readSetting, type Setting } from '@puente/contract/staff'
import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../work.ts'
import { once } from './once.ts'
import type { Version } from './versioned.ts'
import { INITIAL_FROM, keysOf } from './versions.ts'

interface Row {
  key: string
  version: number
  inForceFrom: Date
  data: unknown
  /** Identifies this version of the row in this database. */
  written: string
}

type Read = { readonly data: unknown } | { readonly faults: readonly unknown[] }

const KEPT_MAX = 2000
/** Cache of parsed versions. Versions never change. */
const kept = new Map<string, Read>()

function readRow(setting: Setting, { key, version, written, data }: Row): Read {
  const name = `${setting.kind} ${key} ${version} ${written}`
  const known = kept.get(name)
  if (known !== undefined) return known
  if (kept.size >= KEPT_MAX) kept.clear()
  const read = readSetting(setting, data, key)
  kept.set(name, read)
  return read
}

const columns = sql`key, version, in_force_from, data,
  current_database() || ' ' || xmin::text || ' ' || ctid::text as written`

/** The newest of these rows that is valid for the setting's fields. */
function newestFitting<S extends Setting>(
  setting: S,
  rows: readonly Row[],
): Version<SettingData<S>> | undefined {
  for (const row of rows) {
    const read = readRow(setting, row)
    if ('data' in read)
      return { version: row.version, inForceFrom: row.inForceFrom, data: read.data as SettingData<S> }
  }
  return undefined
}

/** The data of a setting before the first version of the key: version 0. Undefined for most settings. */
function initialVersion<S extends Setting>(setting: S, key: string): Version<SettingData<S>> | undefined {
  const data = setting.initial(key)
  return data && { version: 0, inForceFrom: INITIAL_FROM, data: data as SettingData<S> }
}

const approved = ({ kind }: Setting, key: Sql) =>
  sql`select ${columns} from platform.versioned where noun = ${kind} and ${key} and approved_by is not null`

/** The versions that are or were in force, newest first. */
async function readInForce(work: Work, setting: Setting, key: string): Promise<Version<unknown> | undefined> {
  const some = (limit: Sql) =>
    work.tx.many<Row>(sql`
      ${approved(setting, sql`key = ${key}`)} and in_force_from <= ${work.now}
      order by in_force_from desc, version desc ${limit}`)
  const newest = await some(sql`limit 1`)
  if (newest.length === 0) return undefined
  return newestFitting(setting, newest) ?? newestFitting(setting, await some(sql``))
}

/**
 * The version of a setting in force, or undefined when there is none. An invalid version is skipped: the one before it
 * or the initial data stays in force, and `settings.check` reports it.
 */
export async function findSetting<S extends Setting>(
  work: Work,
  setting: S,
  key = 'default',
): Promise<Version<SettingData<S>> | undefined> {
  const found = await once(work, `setting ${setting.kind} ${key}`, () => readInForce(work, setting, key))
  return (found as Version<SettingData<S>> | undefined) ?? initialVersion(setting, key)
}

/** The version of a setting that was in force at an instant; undefined when there was none. */
export async function settingAt<S extends Setting>(
  work: Work,
  setting: S,
  key: string,
  at: Date,
): Promise<Version<SettingData<S>> | undefined> {
  const rows = await work.tx.many<Row>(sql`
    ${approved(setting, sql`key = ${key}`)} and in_force_from <= ${at}
    order by in_force_from desc, version desc limit 1`)
  return newestFitting(setting, rows) ?? initialVersion(setting, key)
}

/** Every version of a setting that is or was in force, newest first, and its initial data. */
export async function settingHistory<S extends Setting>(
  work: Work,
  setting: S,
  key: string,
): Promise<readonly Version<SettingData<S>>[]> {
  const rows = await work.tx.many<Row>(sql`
    ${approved(setting, sql`key = ${key}`)} and in_force_from <= ${work.now}
    order by in_force_from desc, version desc`)
  const versions = rows.map((row) => newestFitting(setting, [row]))
  return [...versions, initialVersion(setting, key)].filter((version) => version !== undefined)
}

/** The same for a setting that must exist. Throws when there is no version. */
export async function settingInForce<S extends Setting>(
  work: Work,
  setting: S,
  key = 'default',
): Promise<Version<SettingData<S>>> {
  const found = await findSetting(work, setting, key)
  if (found === undefined) throw new Error(`no version of ${setting.kind} ${key} is in force`)
  return found
}

/** The version in force of every key of a setting. */
export async function settingsInForce<S extends Setting>(
  work: Work,
  setting: S,
): Promise<ReadonlyMap<string, Version<SettingData<S>>>> {
  const rows = await once(work, `setting ${setting.kind} of every key`, () =>
    work.tx.many<Row>(sql`
      select distinct on (key) ${columns} from platform.versioned
      where noun = ${setting.kind} and in_force_from <= ${work.now} and approved_by is not null
      order by key, in_force_from desc, version desc`),
  )
  const found = await Promise.all(
    rows.map(async (row) => newestFitting(setting, [row]) ?? findSetting(work, setting, row.key)),
  )
  const known = new Map(rows.map(({ key }, at) => [key, found[at]]))
  for (const key of keysOf(setting)) if (!known.has(key)) known.set(key, initialVersion(setting, key))
  return new Map([...known].flatMap(([key, version]) => (version === undefined ? [] : [[key, version]])))
}

/** The keys of a setting whose version in force was decided here, and did not come with the product. */
export async function keysDecidedHere(work: Work, { kind }: Setting): Promise<ReadonlySet<string>> {
  const rows = await work.tx.many<{ key: string; writtenBy: string }>(sql`
    select distinct on (key) key, written_by from platform.versioned
    where noun = ${kind} and in_force_from <= ${work.now} and approved_by is not null
    order by key, in_force_from desc, version desc`)
  return new Set(rows.filter(({ writtenBy }) => writtenBy !== 'seed').map(({ key }) => key))
}

/** The next confirmed version that is not in force yet, if any. */
export async function nextSetting<S extends Setting>(
  work: Work,
  setting: S,
  key = 'default',
): Promise<Version<SettingData<S>> | undefined> {
  const rows = await work.tx.many<Row>(sql`
    ${approved(setting, sql`key = ${key}`)} and in_force_from > ${work.now} order by in_force_from, version desc limit 1`)
  return newestFitting(setting, rows)
}

/** Versions by number, for callers that stored a number; 0 is the initial data. Invalid ones are left out. */
export async function settingsNumbered<S extends Setting>(
  work: Work,
  setting: S,
  key: string,
  versions: readonly number[],
): Promise<ReadonlyMap<number, Version<SettingData<S>>>> {
  const name = `setting ${setting.kind} ${key} ${versions.join(' ')}`
  const rows = await once(work, name, () =>
    work.tx.many<Row>(sql`
      select ${columns} from platform.versioned
      where noun = ${setting.kind} and key = ${key} and version = any(${versions}::int[])`),
  )
  const initial = versions.includes(0) ? initialVersion(setting, key) : undefined
  return new Map([
    ...(initial === undefined ? [] : [[0, initial] as const]),
    ...rows.flatMap((row) => {
      const version = newestFitting(setting, [row])
      return version === undefined ? [] : [[row.version, version] as const]
    }),
  ])
}

/** One version by number; undefined when it does not exist or is invalid. */
export const settingNumbered = async <S extends Setting>(
  work: Work,
  setting: S,
  key: string,
  version: number,
): Promise<Version<SettingData<S>> | undefined> =>
  (await settingsNumbered(work, setting, key, [version])).get(version)
