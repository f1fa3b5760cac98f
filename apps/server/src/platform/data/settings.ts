import type { SettingData } from '@puente/contract/staff'
import { readSetting, type Setting } from '@puente/contract/staff'
import { sql } from '@puente/postgres'
import type { Work } from '../work.ts'
import { approvedVersions, type VersionRow } from './approved-versions.ts'
import { once } from './once.ts'
import type { Version } from './versioned.ts'
import { INITIAL_FROM, keysOf } from './versions.ts'

type Read = { readonly data: unknown } | { readonly faults: readonly unknown[] }

/** Cache of parsed versions. A row never changes. */
const kept = new WeakMap<VersionRow, Read>()

function readRow(setting: Setting, row: VersionRow): Read {
  const known = kept.get(row)
  if (known !== undefined) return known
  const read = readSetting(setting, row.data, row.key)
  kept.set(row, read)
  return read
}

/** The newest of these rows that is valid for the setting's fields. */
function newestFitting<S extends Setting>(
  setting: S,
  rows: readonly VersionRow[],
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

/** The versions of a key that were in force at an instant or before, newest first. */
async function inForceBy(work: Work, { kind }: Setting, key: string, at: Date): Promise<VersionRow[]> {
  const versions = (await approvedVersions(work, kind)).get(key) ?? []
  return versions.filter(({ inForceFrom }) => inForceFrom <= at)
}

/**
 * The version of a setting in force now or at a later instant, or undefined when there is none. An invalid version is
 * skipped: the one before it or the initial data stays in force, and `settings.check` reports it.
 */
export async function findSetting<S extends Setting>(
  work: Work,
  setting: S,
  key = 'default',
  at = work.now,
): Promise<Version<SettingData<S>> | undefined> {
  return newestFitting(setting, await inForceBy(work, setting, key, at)) ?? initialVersion(setting, key)
}

/** The version of a setting that was in force at an instant; undefined when there was none. */
export async function settingAt<S extends Setting>(
  work: Work,
  setting: S,
  key: string,
  at: Date,
): Promise<Version<SettingData<S>> | undefined> {
  const [newest] = await inForceBy(work, setting, key, at)
  return newestFitting(setting, newest === undefined ? [] : [newest]) ?? initialVersion(setting, key)
}

/** Every version of a setting that is or was in force, newest first, and its initial data. */
export async function settingHistory<S extends Setting>(
  work: Work,
  setting: S,
  key: string,
): Promise<readonly Version<SettingData<S>>[]> {
  const rows = await inForceBy(work, setting, key, work.now)
  const versions = rows.map((row) => newestFitting(setting, [row]))
  return [...versions, initialVersion(setting, key)].filter((version) => version !== undefined)
}

/** The same for a setting that must exist. Throws when there is no version. */
export async function settingInForce<S extends Setting>(
  work: Work,
  setting: S,
  key = 'default',
  at = work.now,
): Promise<Version<SettingData<S>>> {
  const found = await findSetting(work, setting, key, at)
  if (found === undefined) throw new Error(`no version of ${setting.kind} ${key} is in force`)
  return found
}

/** The version in force of every key of a setting. */
export async function settingsInForce<S extends Setting>(
  work: Work,
  setting: S,
): Promise<ReadonlyMap<string, Version<SettingData<S>>>> {
  const stored = await approvedVersions(work, setting.kind)
  const known = new Map(
    [...stored].flatMap(([key, versions]) => {
      const rows = versions.filter(({ inForceFrom }) => inForceFrom <= work.now)
      if (rows.length === 0) return []
      return [[key, newestFitting(setting, rows) ?? initialVersion(setting, key)] as const]
    }),
  )
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
  const versions = (await approvedVersions(work, setting.kind)).get(key) ?? []
  const next = versions.filter(({ inForceFrom }) => inForceFrom > work.now)
  const from = next.at(-1)?.inForceFrom.getTime()
  const first = next.find(({ inForceFrom }) => inForceFrom.getTime() === from)
  return newestFitting(setting, first === undefined ? [] : [first])
}

/** The rows of these versions: withdrawn ones too, which are not kept in the process. */
async function rowsNumbered(
  work: Work,
  { kind }: Setting,
  key: string,
  versions: readonly number[],
): Promise<readonly VersionRow[]> {
  const wanted = new Set(versions.filter((version) => version !== 0))
  const approved = (await approvedVersions(work, kind)).get(key) ?? []
  const found = approved.filter(({ version }) => wanted.has(version))
  if (found.length === wanted.size) return found
  return once(work, `setting ${kind} ${key} ${versions.join(' ')}`, () =>
    work.tx.many<VersionRow>(sql`
      select key, version, in_force_from, data from platform.versioned
      where noun = ${kind} and key = ${key} and version = any(${versions}::int[])`),
  )
}

/** Versions by number, for callers that stored a number; 0 is the initial data. Invalid ones are left out. */
export async function settingsNumbered<S extends Setting>(
  work: Work,
  setting: S,
  key: string,
  versions: readonly number[],
): Promise<ReadonlyMap<number, Version<SettingData<S>>>> {
  const rows = await rowsNumbered(work, setting, key, versions)
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
