import { raw, sql } from '@puente/postgres'
import { boundName } from '../src/platform/data/personal-data.ts'
import { encryptedColumns } from '../src/wiring/housekeeping.ts'
import type { TestEnvironment } from './world.ts'

/** The columns with encrypted values that are not bound to their rows. Throws when a value does not decrypt. */
export async function unboundValues({ runtime }: Pick<TestEnvironment, 'runtime'>): Promise<string[]> {
  const { vault } = runtime
  const loose = new Set<string>()
  for (const encrypted of encryptedColumns) {
    const { table, column, row } = encrypted
    const name = boundName(encrypted)
    const values = await runtime.work({ kind: 'system', name: 'test' }, ({ tx }) =>
      tx.many<{ value: Buffer; of: string }>(sql`
        select ${raw(column)} as value, ${raw(row)}::text as of from ${raw(table)}
        where ${raw(column)} is not null limit 200`),
    )
    for (const { value, of } of values) {
      vault.decrypt(name, value, of)
      const begin = vault.isErased(value) ? vault.beginErased : vault.begin
      if (!value.subarray(0, begin.length).equals(begin)) loose.add(name)
    }
  }
  return [...loose]
}
