import type { Job } from '../../jobs/jobs.ts'
import type { Runtime, Work } from '../../work.ts'
import { composed } from '../composed.ts'
import {
  endFormerKeys,
  lockProgress,
  nextPass,
  otherWriters,
  saveProgress,
  startPass,
  type Progress,
} from './index-rotation.ts'
import type { Indexed, IndexedRow, IndexedTable } from './indexed-tables.ts'
import { KeyDestroyed, ValueRefused, type Vault } from '../encryption/vault.ts'

/** Rows of one transaction. */
const BATCH = 200
const actor = { kind: 'system', name: 'rotate-indexes' } as const

/**
 * Computes blind indexes again with the writing key while another key is active, from the stored texts. Each batch and its
 * progress commit together, so a run that was killed continues where it was. A table is read until a pass changes
 * nothing and leaves out no row; once every table is, the former key ends and may be removed. Waits while a process
 * writes with another key. Returns the number of rows read.
 */
export const rotateIndexesJob = (tables: readonly IndexedTable[]): Job => ({
  name: 'platform.rotate-indexes',
  everyMs: 60_000,
  round: (runtime) => rotateSome(runtime, tables),
})

/** One batch of the rotation. Returns the number of rows read; with none, nothing is left to do or another process does it. */
export async function rotateSome(
  runtime: Pick<Runtime, 'work' | 'vault'>,
  tables: readonly IndexedTable[],
): Promise<number> {
  const [current] = runtime.vault.indexKeys
  if (current === undefined || runtime.vault.indexKeys.length === 1) return 0
  return runtime.work(actor, async (work) => {
    if ((await otherWriters(work, current.id)).length > 0) return 0
    const begun = await startPass(
      work,
      current.id,
      tables.map(({ table }) => table),
    )
    if (!begun) return 0
    const progress = await lockProgress(work)
    if (progress === 'locked') return 0
    const table = tables.find((one) => one.table === progress?.table)
    if (progress !== undefined && table !== undefined) return rotateBatch(work, table, progress)
    if (await nextPass(work)) return 1
    await endFormerKeys(work, current.id)
    return 0
  })
}

interface Read extends IndexedRow {
  /** The stored values of the columns. */
  readonly stored: readonly (Indexed | null)[]
}

/** The text of a value; undefined when it is absent, erased or not readable. */
function textOf(vault: Vault, boundAs: string, value: Buffer | null, row: string | null): string | undefined {
  if (value === null || row === null || vault.isErased(value)) return undefined
  try {
    return vault.open(boundAs, value, row)
  } catch (error) {
    if (error instanceof ValueRefused || error instanceof KeyDestroyed) return undefined
    throw error
  }
}

/** The next rows of a table, without locks. */
async function readRows({ tx, vault }: Work, of: IndexedTable, after: string | undefined): Promise<Read[]> {
  const { table, id = 'id', columns, sources, facts = [], only = 'true' } = of
  const selected = [
    `${id}::text as row_id`,
    ...columns.map((column, at) => `${column} as stored${at}`),
    ...sources.flatMap(({ value, row }, at) => [`(${value}) as value${at}`, `(${row})::text as bound${at}`]),
    ...facts.map((fact, at) => `(${fact})::text as fact${at}`),
  ]
  const rows = await tx.many<Readonly<Record<string, unknown>> & { rowId: string }>(
    composed(
      `select ${selected.join(', ')} from ${table}
       where (${only}) and (${columns.map((column) => `${column} is not null`).join(' or ')})
         ${after === undefined ? '' : `and ${id} > ?::uuid`}
       order by ${id} limit ${BATCH}`,
      after === undefined ? [] : [after],
    ),
  )
  const read = <T>(row: Readonly<Record<string, unknown>>, name: string): T | null =>
    (row[name] ?? null) as T | null
  return rows.map((row) => ({
    id: row.rowId,
    stored: columns.map((_, at) => read<Indexed>(row, `stored${at}`)),
    texts: sources.map(({ boundAs }, at) =>
      textOf(vault, boundAs, read<Buffer>(row, `value${at}`), read<string>(row, `bound${at}`)),
    ),
    facts: facts.map((_, at) => read<string>(row, `fact${at}`)),
  }))
}

const isSame = (one: Indexed, other: Indexed): boolean =>
  Buffer.isBuffer(one)
    ? Buffer.isBuffer(other) && one.equals(other)
    : !Buffer.isBuffer(other) &&
      one.length === other.length &&
      one.every((each, at) => other[at]?.equals(each) === true)

/** What a stored value becomes: 'kept' when it is of the writing key or empty, undefined when no text gives it. */
function renewed(
  stored: Indexed | null,
  current: readonly Indexed[],
  former: readonly (readonly Indexed[])[],
): Indexed | 'kept' | undefined {
  if (stored === null || (!Buffer.isBuffer(stored) && stored.length === 0)) return 'kept'
  if (current.some((one) => isSame(one, stored))) return 'kept'
  for (const values of former) {
    const at = values.findIndex((one) => isSame(one, stored))
    if (at >= 0) return current[at]
  }
  return undefined
}

/** A row with the values that its columns get. */
interface Change {
  readonly id: string
  readonly from: readonly (Indexed | null)[]
  readonly to: readonly (Indexed | null)[]
}

async function changeOf(work: Work, of: IndexedTable, row: Read): Promise<Change | 'kept' | 'without-text'> {
  const [current, ...others] = work.vault.indexKeys
  const values = await of.values(work, row)
  const now = current === undefined ? [] : values(current)
  const former = others.map(values)
  const found = row.stored.map((stored, at) =>
    renewed(
      stored,
      now[at] ?? [],
      former.map((each) => each[at] ?? []),
    ),
  )
  if (found.every((one) => one === 'kept' || one === undefined))
    return found.includes(undefined) ? 'without-text' : 'kept'
  const to = row.stored.map((stored, at) => {
    const one = found[at]
    return one === undefined || one === 'kept' ? stored : one
  })
  return { id: row.id, from: row.stored, to }
}

/**
 * Writes a row unless it changed or is locked. Such a row is read again in the next pass. An array is compared and sent as
 * one, so each row has a statement of its own.
 */
function write({ tx }: Work, of: IndexedTable, change: Change): Promise<number> {
  const { table, id = 'id', columns, only = 'true' } = of
  const cast = (value: Indexed) => (Array.isArray(value) ? '?::bytea[]' : '?::bytea')
  // A column without a value stays without one: the type of its null is not known here.
  const given = <Value>(values: readonly (Value | null)[]) => values.filter((value) => value !== null)
  const set = columns.flatMap((column, at) =>
    given([change.to[at] ?? null]).map((to) => `${column} = ${cast(to)}`),
  )
  const unchanged = columns.map((column, at) => {
    const from = change.from[at] ?? null
    return from === null ? `${column} is null` : `${column} = ${cast(from)}`
  })
  return tx.run(
    composed(
      `update ${table} set ${set.join(', ')}
       where ${id} = (select free.${id} from ${table} as free where free.${id} = ?::uuid and (${only})
                       for update skip locked)
         and (${only}) and ${unchanged.join(' and ')}`,
      [...given(change.to), change.id, ...given(change.from)],
    ),
  )
}

async function rotateBatch(work: Work, of: IndexedTable, progress: Progress): Promise<number> {
  const rows = await readRows(work, of, progress.after)
  let [changed, missed, withoutText] = [0, 0, 0]
  for (const row of rows) {
    const change = await changeOf(work, of, row)
    if (change === 'without-text') withoutText++
    else if (change !== 'kept') {
      if ((await write(work, of, change)) > 0) changed++
      else missed++
    }
  }
  await saveProgress(work, {
    ...progress,
    after: rows.at(-1)?.id ?? progress.after,
    isDone: rows.length < BATCH,
    scanned: progress.scanned + rows.length,
    changed: progress.changed + changed,
    missed: progress.missed + missed,
    withoutText: progress.withoutText + withoutText,
  })
  return Math.max(rows.length, 1)
}
