import { raw, sql } from '@puente/postgres'
import type { Job } from '../jobs/jobs.ts'
import type { Runtime } from '../work.ts'
import { ValueRefused, type Vault } from './vault.ts'

/** A column with encrypted values, named `table.column`. */
export interface EncryptedColumn {
  /** With its schema: 'access.user'. */
  readonly table: string
  readonly column: string
  /** The column, or text expression of columns, that each encrypted value is bound to. */
  readonly row: string
  /** The name that values are bound to when it is not `table.column`: the former one of a renamed table. */
  readonly boundAs?: string
}

/** The name that the values of a column are bound to. */
export const boundName = ({ table, column, boundAs }: EncryptedColumn): string =>
  boundAs ?? `${table}.${column}`

const BATCH = 200

/**
 * Re-encrypts values of older keys or formats with the current key, bound to their rows. Once it changes nothing, the
 * older keys may be removed. An interrupted run continues with the next one. Returns the number of values changed.
 */
export const reEncryptJob = (columns: readonly EncryptedColumn[]): Job => ({
  name: 'platform.re-encrypt',
  everyMs: 60 * 60_000,
  round: async (runtime) => {
    let moved = 0
    for (const column of columns) moved += await reEncryptSome(runtime, column)
    return moved
  },
})

/**
 * The plain text of a value; undefined when the value does not belong to its row. Such a value is counted and left
 * unchanged, and the run continues.
 */
function opened(vault: Vault, name: string, encrypted: Buffer, row: string): string | undefined {
  try {
    return vault.decrypt(name, encrypted, row)
  } catch (error) {
    if (error instanceof ValueRefused) return undefined
    throw error
  }
}

async function reEncryptSome(runtime: Runtime, encrypted: EncryptedColumn): Promise<number> {
  const { table, column, row } = encrypted
  const name = boundName(encrypted)
  return runtime.work({ kind: 'system', name: 're-encrypt' }, async ({ tx, vault }) => {
    const current = vault.begin
    // Tables have different keys; `ctid` identifies a row and does not change while the row is locked.
    const rows = await tx.many<{ place: string; encrypted: Buffer; bound: string }>(sql`
      select ctid::text as place, ${raw(column)} as encrypted, ${raw(row)}::text as bound
      from ${raw(table)}
      where ${raw(column)} is not null and substring(${raw(column)} from 1 for ${current.length}) <> ${current}
      limit ${BATCH} for update skip locked`)
    const moved = rows.flatMap(({ place, encrypted, bound }) => {
      const text = opened(vault, name, encrypted, bound)
      return text === undefined ? [] : [{ place, value: vault.encrypt(name, text, bound) }]
    })
    if (moved.length === 0) return 0
    const places = moved.map(({ place }) => place)
    const values = moved.map(({ value }) => value)
    return tx.run(sql`
      update ${raw(table)} as kept set ${raw(column)} = renewed.value
      from unnest(${places}::tid[], ${values}::bytea[]) as renewed(place, value)
      where kept.ctid = renewed.place`)
  })
}
