import { sql } from '@puente/postgres'
import type { Work } from '../../work.ts'
import { composed } from '../composed.ts'

/** A unique column with blind indexes, or one that is unique within the rows of an owner. */
export interface UniqueIndex {
  /** With its schema: 'access.user'. */
  readonly table: string
  readonly column: string
  /** The column of the owner, and its id. */
  readonly within?: readonly [column: string, id: string]
}

/** The namespace of these advisory locks. */
const SEED = 14

/**
 * Locks an indexed value until the work ends. The lock is that of the smallest index, so that processes which write with
 * different keys of a rotation lock the same thing.
 */
export async function lockIndexed({ tx }: Pick<Work, 'tx'>, indexes: readonly Buffer[]): Promise<void> {
  const [smallest] = indexes.map((index) => index.toString('hex')).toSorted()
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${smallest ?? ''}, ${SEED}))`)
}

/**
 * Call before a statement that writes the first of these indexes to a unique column. Locks the value, and gives a row that
 * has it under another key the index of the writing key, so that the unique constraint decides. `indexes` are those of
 * `vault.indexes`. Does nothing while one key is configured.
 */
export async function moveToWritingKey(
  { tx }: Pick<Work, 'tx'>,
  { table, column, within }: UniqueIndex,
  indexes: readonly Buffer[],
): Promise<void> {
  const [current, ...others] = indexes
  if (current === undefined || others.length === 0) return
  await lockIndexed({ tx }, indexes)
  const [owner, id] = within ?? []
  await tx.run(
    composed(
      `update ${table} set ${column} = ?::bytea
       where ${column} = any(?::bytea[]) ${owner === undefined ? '' : `and ${owner} = ?::uuid`}`,
      [current, others, ...(id === undefined ? [] : [id])],
    ),
  )
}
