import { sql } from '@puente/postgres'
import type { Vault } from '../../../platform/data/encryption/vault.ts'
import type { Work } from '../../../platform/work.ts'
import { tableOf, type AccountId } from '../holder.ts'

/** The keyed hashes that an account's recovery code may have, that of the writing key first. Only the hash is stored. */
export const recoveryCodeIndexes = (vault: Vault, { realm, id }: AccountId, code: string): Buffer[] =>
  vault.indexes(`access.${realm}_recovery_code`, `${id}/${code}`)

export async function deleteRecoveryCodes(work: Work, { realm, id }: AccountId): Promise<void> {
  await work.tx.run(sql`delete from ${tableOf(realm, 'recovery_code')} where holder_id = ${id}`)
}

export async function replaceRecoveryCodes(
  work: Work,
  holder: AccountId,
  codes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(work, holder)
  const indexes = codes.flatMap((code) => recoveryCodeIndexes(work.vault, holder, code).slice(0, 1))
  await work.tx.run(sql`
    insert into ${tableOf(holder.realm, 'recovery_code')} (holder_id, code_index, created_at, index_key)
    select ${holder.id}, code_index, ${work.realNow}, ${work.vault.indexKeys[0]?.id ?? null} from unnest(${indexes}::bytea[]) as made(code_index)`)
}

/** Whether the account has a code with one of these keyed hashes. */
export async function hasRecoveryCode(
  work: Work,
  { realm, id }: AccountId,
  indexes: readonly Buffer[],
): Promise<boolean> {
  const row = await work.tx.maybe(
    sql`select 1 from ${tableOf(realm, 'recovery_code')} where holder_id = ${id} and code_index = any(${indexes}::bytea[])`,
  )
  return row !== undefined
}

/** Marks a code as used. False when it was used before. */
export async function spendRecoveryCode(
  work: Work,
  { realm, id }: AccountId,
  indexes: readonly Buffer[],
): Promise<boolean> {
  const rows = await work.tx.run(
    sql`delete from ${tableOf(realm, 'recovery_code')} where holder_id = ${id} and code_index = any(${indexes}::bytea[])`,
  )
  return rows === 1
}
