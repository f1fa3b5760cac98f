import { raw, sql } from '@puente/postgres'
import { boundName, NOBODY, ownerOf } from '../src/platform/data/encryption/personal-data.ts'
import { encryptedColumns } from '../src/wiring/housekeeping.ts'
import type { TestEnvironment } from './world.ts'

/** A dropped content belongs to no document any more, and a job deletes it soon. */
const stands: Readonly<Record<string, string>> = { 'documents.content': 'dropped_at is null' }

/**
 * The columns with encrypted values that are not bound to their rows, or that are not under the key of their owner.
 * Values whose owner's key was destroyed may have any key. Throws when a value does not decrypt.
 */
export async function looseValues({ runtime }: Pick<TestEnvironment, 'runtime'>): Promise<string[]> {
  const { vault } = runtime
  const loose = new Set<string>()
  for (const encrypted of encryptedColumns) {
    const { table, column, row } = encrypted
    const name = boundName(encrypted)
    const owner = raw(ownerOf(encrypted) ?? NOBODY)
    const values = await runtime.work({ kind: 'system', name: 'test' }, ({ tx }) =>
      tx.many<{ value: Buffer; of: string; owner: string | null; ended: boolean }>(sql`
        select ${raw(column)} as value, ${raw(row)}::text as of, (${owner})::text as owner,
          exists (select from keys.destruction done where done.owner = (${owner})) as ended
        from ${raw(table)} where ${raw(column)} is not null and ${raw(stands[table] ?? 'true')} limit 2000`),
    )
    for (const { value, of, owner, ended } of values) {
      vault.decrypt(name, value, of)
      const isErased = vault.isErased(value)
      const begin = isErased ? vault.beginErased : vault.begin
      const isRight =
        ended ||
        (owner === null || isErased
          ? value.subarray(0, begin.length).equals(begin)
          : vault.ownerOf(value) === owner.replaceAll('-', ''))
      if (!isRight) loose.add(name)
    }
  }
  return [...loose]
}
