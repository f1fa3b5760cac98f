import { settingOf, settings, type Setting } from '@puente/contract/staff'
import { sql, type Sql } from '@puente/postgres'
import { readAnew } from './once.ts'
import type { Key } from '../lists/cursor.ts'
import type { List } from '../lists/list.ts'
import type { Work } from '../work.ts'

/** One stored version of a setting. */
export interface StoredVersion {
  readonly kind: string
  readonly key: string
  readonly version: number
  readonly inForceFrom: Date
  readonly data: unknown
  readonly note: string | undefined
  readonly writtenBy: string
  /** Undefined once it was withdrawn. */
  readonly approvedBy: string | undefined
  readonly withdrawnBy: string | undefined
  readonly writtenAt: Date
}

interface Row {
  noun: string
  key: string
  version: number
  inForceFrom: Date
  data: unknown
  note: string | null
  writtenBy: string
  approvedBy: string | null
  withdrawnBy: string | null
  writtenAt: Date
}

const toVersion = (row: Row): StoredVersion => ({
  kind: row.noun,
  key: row.key,
  version: row.version,
  inForceFrom: row.inForceFrom,
  data: row.data,
  note: row.note ?? undefined,
  writtenBy: row.writtenBy,
  approvedBy: row.approvedBy ?? undefined,
  withdrawnBy: row.withdrawnBy ?? undefined,
  writtenAt: row.writtenAt,
})

const many = async (work: Work, rest: Sql): Promise<StoredVersion[]> =>
  (
    await work.tx.many<Row>(sql`
      select noun, key, version, in_force_from, data, note, written_by, approved_by, withdrawn_by, written_at
      from platform.versioned ${rest}`)
  ).map(toVersion)

/** The instant from which the initial data of a setting is in force, as that of the seeded versions. */
export const INITIAL_FROM = new Date('2020-01-01T00:00:00Z')

/** The keys of a setting that its declaration lists. */
export const keysOf = ({ keys }: Setting): readonly string[] => ('pattern' in keys ? [] : keys)

/** The initial data of a key as version 0, which no row stores. */
function initialOf(kind: string, key: string): StoredVersion[] {
  const data = settingOf(kind)?.initial(key)
  const none = { note: undefined, withdrawnBy: undefined }
  const seeded = { writtenBy: 'seed', approvedBy: 'seed', inForceFrom: INITIAL_FROM, writtenAt: INITIAL_FROM }
  return data === undefined ? [] : [{ kind, key, version: 0, data, ...seeded, ...none }]
}

/** The newest version in force of every key of every setting, valid or not, and initial data where none is. */
export async function newestOfAll(work: Work): Promise<StoredVersion[]> {
  const stored = await newestStored(work)
  const known = new Set(stored.map(({ kind, key }) => `${kind} ${key}`))
  const initial = settings.flatMap((setting: Setting) =>
    keysOf(setting).flatMap((key) =>
      known.has(`${setting.kind} ${key}`) ? [] : initialOf(setting.kind, key),
    ),
  )
  return [...stored, ...initial]
}

const newestStored = (work: Work): Promise<StoredVersion[]> =>
  many(
    work,
    sql`v where approved_by is not null and in_force_from <= ${work.now}
      and not exists (select from platform.versioned later
        where (later.noun, later.key) = (v.noun, v.key) and later.approved_by is not null
          and later.in_force_from <= ${work.now}
          and (later.in_force_from, later.version) > (v.in_force_from, v.version))
      order by noun, key`,
  )

/** Confirmed versions that are not in force yet, of one key or of all, the next first. */
export const scheduledVersions = (
  work: Work,
  of?: { readonly kind: string; readonly key: string },
): Promise<StoredVersion[]> =>
  many(
    work,
    sql`where approved_by is not null and in_force_from > ${work.now}
      ${of === undefined ? sql`` : sql`and noun = ${of.kind} and key = ${of.key}`} order by in_force_from, version`,
  )

/** One version; 0 is the initial data of the key. */
export const versionOf = async (
  work: Work,
  kind: string,
  key: string,
  version: number,
): Promise<StoredVersion | undefined> =>
  version === 0
    ? initialOf(kind, key)[0]
    : (await many(work, sql`where noun = ${kind} and key = ${key} and version = ${version}`))[0]

/** The versions of one key, newest first; the initial data last. */
export const versionList: List<{ readonly kind: string; readonly key: string }, StoredVersion> = {
  name: 'setting-versions',
  keyOf: ({ version }): Key => [String(version)],
  read: async (work, { kind, key }, after, limit) => {
    const stored = await many(
      work,
      sql`where noun = ${kind} and key = ${key} ${after === undefined ? sql`` : sql`and version < ${Number(after[0])}`}
        order by version desc limit ${limit}`,
    )
    return stored.length === limit || after?.[0] === '0' ? stored : [...stored, ...initialOf(kind, key)]
  },
}

/** Withdraws a confirmed version before it takes force. False when it is in force or already withdrawn. */
export async function withdrawVersion(
  work: Work,
  { kind, key, version }: Pick<StoredVersion, 'kind' | 'key' | 'version'>,
  by: string,
): Promise<boolean> {
  readAnew(work)
  const rows = await work.tx.run(sql`
    update platform.versioned set approved_by = null, withdrawn_by = ${by}, withdrawn_at = ${work.now}
    where noun = ${kind} and key = ${key} and version = ${version} and approved_by is not null
      and in_force_from > ${work.now}`)
  return rows === 1
}

/** Versions that have taken force and whose effects were not applied yet, oldest first; locked until the work ends. */
export const dueVersions = (work: Work, limit: number): Promise<StoredVersion[]> =>
  many(
    work,
    sql`where took_force_at is null and approved_by is not null and in_force_from <= ${work.now}
      order by in_force_from, version limit ${limit} for update skip locked`,
  )

export async function markInForce(
  work: Work,
  { kind, key, version }: Pick<StoredVersion, 'kind' | 'key' | 'version'>,
): Promise<void> {
  await work.tx.run(sql`
    update platform.versioned set took_force_at = ${work.now}
    where noun = ${kind} and key = ${key} and version = ${version}`)
}
