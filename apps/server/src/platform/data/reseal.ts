import { raw, sql } from '@puente/postgres'
import type { Job } from '../jobs/jobs.ts'
import type { Desk } from '../work.ts'

/** A column that holds sealed values under the name `table.column`, in a table whose key is `id`. */
export interface SealedColumn {
  /** With its schema: 'access.user'. */
  readonly table: string
  readonly column: string
}

const BATCH = 200

/**
 * Seals again, under the current key, what older keys sealed; once it moves nothing, the older keys may go.
 * Answers how many values it moved in this round.
 */
export const resealJob = (columns: readonly SealedColumn[]): Job => ({
  name: 'platform.reseal',
  everyMs: 60 * 60_000,
  round: async (desk) => {
    let moved = 0
    for (const column of columns) moved += await resealSome(desk, column)
    return moved
  },
})

async function resealSome(desk: Desk, { table, column }: SealedColumn): Promise<number> {
  const name = `${table}.${column}`
  return desk.work({ kind: 'system', name: 'reseal' }, async ({ tx, vault }) => {
    const sample = vault.seal(name, '')
    const current = sample.subarray(0, 1 + (sample[0] ?? 0))
    const rows = await tx.many<{ id: string; sealed: Buffer }>(sql`
      select id, ${raw(column)} as sealed from ${raw(table)}
      where substring(${raw(column)} from 1 for ${current.length}) <> ${current}
      limit ${BATCH} for update skip locked`)
    const ids = rows.map((row) => row.id)
    const values = rows.map((row) => vault.seal(name, vault.open(name, row.sealed)))
    if (rows.length === 0) return 0
    return tx.run(sql`
      update ${raw(table)} as kept set ${raw(column)} = resealed.value
      from unnest(${ids}::uuid[], ${values}::bytea[]) as resealed(id, value)
      where kept.id = resealed.id`)
  })
}
