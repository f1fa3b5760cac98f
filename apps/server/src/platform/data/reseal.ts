import { raw, sql } from '@puente/postgres'
import type { Job } from '../jobs/jobs.ts'
import type { Desk } from '../work.ts'

/** A column that holds sealed values under the name `table.column`. */
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
    // Keys differ from table to table; where a row stands does not change while it is locked.
    const rows = await tx.many<{ place: string; sealed: Buffer }>(sql`
      select ctid::text as place, ${raw(column)} as sealed from ${raw(table)}
      where substring(${raw(column)} from 1 for ${current.length}) <> ${current}
      limit ${BATCH} for update skip locked`)
    const places = rows.map((row) => row.place)
    const values = rows.map((row) => vault.seal(name, vault.open(name, row.sealed)))
    if (rows.length === 0) return 0
    return tx.run(sql`
      update ${raw(table)} as kept set ${raw(column)} = resealed.value
      from unnest(${places}::tid[], ${values}::bytea[]) as resealed(place, value)
      where kept.ctid = resealed.place`)
  })
}
