import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { accountTableOf, tableOf, type AccountId } from '../holder.ts'

export interface FactorCounts {
  /** When the TOTP authenticator came into force. */
  readonly totpSince: Date | undefined
  readonly passkeys: number
  readonly recoveryCodes: number
}

/** The second factors of an account, counted in one query. */
export async function factorCounts(work: Work, { realm, id }: AccountId): Promise<FactorCounts> {
  // A code under an index key that is no longer configured cannot be used.
  const indexKeys = work.vault.indexKeys.map((key) => key.id)
  const row = await work.tx.one<{ totp: Date | null; passkeys: bigint; codes: bigint }>(sql`
    select
      (select confirmed_at from ${tableOf(realm, 'totp')} where holder_id = ${id} and confirmed_at is not null) as totp,
      (select count(*) from ${tableOf(realm, 'passkey')} where holder_id = ${id}) as passkeys,
      (select count(*) from ${tableOf(realm, 'recovery_code')}
       where holder_id = ${id} and (index_key is null or index_key = any(${indexKeys}))) as codes`)
  return {
    totpSince: row.totp ?? undefined,
    passkeys: Number(row.passkeys),
    recoveryCodes: Number(row.codes),
  }
}

/** Deletes every second factor of an account, with its recovery codes. */
export async function deleteFactors(work: Work, { realm, id }: AccountId): Promise<void> {
  for (const kept of ['passkey', 'totp', 'recovery_code'] as const)
    await work.tx.run(sql`delete from ${tableOf(realm, kept)} where holder_id = ${id}`)
}

/** Locks the account's factors until the work ends, so that concurrent changes wait. */
export async function lockFactors(work: Work, { realm, id }: AccountId): Promise<void> {
  await work.tx.run(sql`select 1 from ${accountTableOf(realm)} where id = ${id} for update`)
}
