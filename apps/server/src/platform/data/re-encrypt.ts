import type { Job } from '../jobs/jobs.ts'
import type { Runtime } from '../work.ts'
import { composed } from './composed.ts'
import { boundName, type EncryptedColumn } from './personal-data.ts'
import { ValueRefused, type Vault } from './vault.ts'

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
    const { begin, beginErased } = vault
    // Tables have different keys; `ctid` identifies a row and does not change while the row is locked.
    const rows = await tx.many<{ place: string; encrypted: Buffer; bound: string }>(
      composed(
        `select ctid::text as place, ${column} as encrypted, (${row})::text as bound from ${table}
         where ${column} is not null
           and substring(${column} from 1 for ?) <> ?::bytea and substring(${column} from 1 for ?) <> ?::bytea
         limit ${BATCH} for update skip locked`,
        [begin.length, begin, beginErased.length, beginErased],
      ),
    )
    const moved = rows.flatMap(({ place, encrypted, bound }) => {
      const text = opened(vault, name, encrypted, bound)
      if (text === undefined) return []
      const isErased = vault.isErased(encrypted)
      const value = isErased ? vault.encryptErased(name, text, bound) : vault.encrypt(name, text, bound)
      return [{ place, value }]
    })
    if (moved.length === 0) return 0
    const places = moved.map(({ place }) => place)
    const values = moved.map(({ value }) => value)
    return tx.run(
      composed(
        `update ${table} as kept set ${column} = renewed.value
         from unnest(?::tid[], ?::bytea[]) as renewed(place, value) where kept.ctid = renewed.place`,
        [places, values],
      ),
    )
  })
}
