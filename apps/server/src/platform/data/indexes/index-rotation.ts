import { sql, type Pool } from '@puente/postgres'
import { SILENCE_MAX_MS } from '../../telemetry/heartbeats.ts'
import { indexKeysActive, indexRotationRows } from '../../telemetry/metrics.ts'
import type { Work } from '../../work.ts'
import { composed } from '../composed.ts'
import type { IndexWithoutText } from './indexed-tables.ts'

/** How far the rotation has come in one table, in its present pass. */
export interface Progress {
  readonly table: string
  readonly pass: number
  /** The id of the row that was read last. */
  readonly after: string | undefined
  readonly isDone: boolean
  readonly scanned: number
  readonly changed: number
  /** Rows that were locked or changed meanwhile, and instances that wrote with another key. */
  readonly missed: number
  /** Rows whose text is erased or no longer stored. They keep the index of the former key, which finds nobody. */
  readonly withoutText: number
}

/**
 * The live instances that write with another index key than this one. Their rows may lie behind the job, so the pass does
 * not count as clean.
 */
export async function otherWriters({ tx }: Work, keyId: string): Promise<string[]> {
  const rows = await tx.many<{ instance: string }>(sql`
    select distinct instance from platform.heartbeat
    where at > clock_timestamp() - make_interval(secs => ${SILENCE_MAX_MS / 1000})
      and index_keys[1] is distinct from ${keyId}`)
  if (rows.length > 0) await tx.run(sql`update platform.index_rotation set missed = missed + 1`)
  return rows.map(({ instance }) => instance)
}

/** Opens the rotation of these tables unless it is open. False while no other key than this one is active. */
export async function startPass({ tx }: Work, keyId: string, tables: readonly string[]): Promise<boolean> {
  const former = await tx.maybe(
    sql`select 1 from platform.index_key where ended_at is null and id <> ${keyId} limit 1`,
  )
  if (former === undefined) return false
  await tx.run(sql`
    insert into platform.index_rotation (table_name, key_id, pass)
    select table_name, ${keyId}, 1 from unnest(${tables}::text[]) as listed(table_name)
    on conflict (table_name) do nothing`)
  return true
}

interface Row {
  tableName: string
  pass: number
  afterId: string | null
  done: boolean
  scanned: bigint
  changed: bigint
  missed: bigint
  withoutText: bigint
}

const toProgress = (row: Row): Progress => ({
  table: row.tableName,
  pass: row.pass,
  after: row.afterId ?? undefined,
  isDone: row.done,
  scanned: Number(row.scanned),
  changed: Number(row.changed),
  missed: Number(row.missed),
  withoutText: Number(row.withoutText),
})

/** A table that is not read to its end, locked; undefined when all are; 'locked' when other processes read them. */
export async function lockProgress({ tx }: Work): Promise<Progress | 'locked' | undefined> {
  const row = await tx.maybe<Row>(sql`
    select table_name, pass, after_id, done, scanned, changed, missed, without_text from platform.index_rotation
    where not done order by table_name limit 1 for update skip locked`)
  if (row !== undefined) return toProgress(row)
  const other = await tx.maybe(sql`select 1 from platform.index_rotation where not done limit 1`)
  return other === undefined ? undefined : 'locked'
}

/** Stores the progress of a table. */
export async function saveProgress({ tx }: Work, progress: Progress): Promise<void> {
  const { table, after, isDone, scanned, changed, missed, withoutText } = progress
  await tx.run(sql`
    update platform.index_rotation
    set after_id = ${after ?? null}, done = ${isDone}, scanned = ${scanned}, changed = ${changed}, missed = ${missed},
        without_text = ${withoutText}
    where table_name = ${table}`)
}

/** Begins the next pass over every table. False when the last pass changed nothing and left nothing out. */
export async function nextPass({ tx }: Work): Promise<boolean> {
  const rows = await tx.many<Row>(sql`
    select table_name, pass, after_id, done, scanned, changed, missed, without_text from platform.index_rotation
    order by table_name for update`)
  if (rows.some(({ done }) => !done)) return true
  if (rows.every(({ changed, missed }) => changed === 0n && missed === 0n)) return false
  await tx.run(sql`
    update platform.index_rotation
    set pass = pass + 1, after_id = null, done = false, changed_before = changed_before + changed, scanned = 0,
        changed = 0, missed = 0, without_text = 0`)
  return true
}

/** Ends every key but this one: no value of them that has a text is left. */
export async function endFormerKeys({ tx }: Work, keyId: string): Promise<void> {
  await tx.run(sql`
    update platform.index_key set ended_at = clock_timestamp() where ended_at is null and id <> ${keyId}`)
}

/** The ids of the keys that the database may have values of. */
export async function activeIndexKeys(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    sql`select id from platform.index_key where ended_at is null order by active_from`,
  )
  return rows.map(({ id }) => id)
}

/** The live instances that do not know this index key, and would not find what is written with it. */
export async function instancesWithout(pool: Pool, keyId: string): Promise<string[]> {
  const { rows } = await pool.query<{ instance: string }>(sql`
    select distinct instance from platform.heartbeat
    where at > clock_timestamp() - make_interval(secs => ${SILENCE_MAX_MS / 1000})
      and not ${keyId} = any(index_keys)`)
  return rows.map(({ instance }) => instance)
}

const keyed = (indexes: readonly IndexWithoutText[]): readonly IndexWithoutText[] =>
  indexes.filter(({ ends }) => ends === 'key')

/**
 * Marks a key as active before a process first writes with it. A rotation begins anew. Rows of `indexes` that end with
 * their key and do not name it yet have the only key that was active.
 */
export async function activateIndexKey(
  { tx }: Work,
  keyId: string,
  indexes: readonly IndexWithoutText[],
): Promise<void> {
  const active = await tx.many<{ id: string }>(
    sql`select id from platform.index_key where ended_at is null for update`,
  )
  const [only, ...others] = active
  if (only !== undefined && others.length === 0)
    for (const { table } of keyed(indexes))
      await tx.run(composed(`update ${table} set index_key = ? where index_key is null`, [only.id]))
  await tx.run(sql`delete from platform.index_rotation`)
  await tx.run(sql`
    insert into platform.index_key (id, active_from) values (${keyId}, clock_timestamp())
    on conflict (id) do update set active_from = excluded.active_from, ended_at = null`)
}

/** A key of blind indexes as the operator sees it. */
export interface IndexKeyState {
  readonly id: string
  readonly activeFrom: Date
  readonly endedAt: Date | undefined
}

/** The keys, and how far the rotation has come. */
export interface RotationState {
  readonly keys: readonly IndexKeyState[]
  readonly tables: readonly (Progress & { readonly changedBefore: number })[]
  /** Rows that end with their key, by its id. */
  readonly endingWithKey: ReadonlyMap<string, number>
}

/** Returns the keys, the progress of the rotation, and for each key the number of rows that can be used only with it. */
export async function rotationState(
  { tx }: Pick<Work, 'tx'>,
  indexes: readonly IndexWithoutText[],
): Promise<RotationState> {
  const keys = await tx.many<{ id: string; activeFrom: Date; endedAt: Date | null }>(
    sql`select id, active_from, ended_at from platform.index_key order by active_from, id`,
  )
  const tables = await tx.many<Row & { changedBefore: bigint }>(sql`
    select table_name, pass, after_id, done, scanned, changed, missed, without_text, changed_before
    from platform.index_rotation order by table_name`)
  const endingWithKey = new Map<string, number>()
  for (const { table } of keyed(indexes)) {
    const rows = await tx.many<{ key: string; count: bigint }>(
      composed(
        `select index_key as key, count(*) as count from ${table} where index_key is not null group by index_key`,
        [],
      ),
    )
    for (const { key, count } of rows) endingWithKey.set(key, (endingWithKey.get(key) ?? 0) + Number(count))
  }
  return {
    keys: keys.map((row) => ({ ...row, endedAt: row.endedAt ?? undefined })),
    tables: tables.map((row) => ({ ...toProgress(row), changedBefore: Number(row.changedBefore) })),
    endingWithKey,
  }
}

/** Sets the metrics of the index keys and of their rotation. */
export async function countIndexRotation({ pool }: { readonly pool: Pool }): Promise<void> {
  indexKeysActive.set((await activeIndexKeys(pool)).length)
  const { rows } = await pool.query<{ table: string; state: string; rows: bigint }>(sql`
    select r.table_name as table, s.state, s.rows from platform.index_rotation r
    cross join lateral (values ('read', scanned), ('renewed', changed_before + changed), ('missed', missed),
                               ('without-text', without_text)) as s(state, rows)`)
  indexRotationRows.reset()
  for (const { table, state, rows: count } of rows) indexRotationRows.set({ table, state }, Number(count))
}
