import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { tableOf, vaultOf, type AccountId, type Realm } from '../holder.ts'

const secretName = (realm: Realm) => `access.${realm}_totp.secret`

export interface KeptTotp {
  readonly id: string
  readonly secret: string
  readonly lastStep: number | undefined
}

/** The TOTP secret of an account that is in force, or the one being enrolled. */
export async function totpOf(
  work: Work,
  { realm, id }: AccountId,
  which: 'in-force' | 'pending',
): Promise<KeptTotp | undefined> {
  const row = await work.tx.maybe<{ id: string; secret: Buffer; lastStep: bigint | null }>(sql`
    select id, secret, last_step from ${tableOf(realm, 'totp')}
    where holder_id = ${id} and (confirmed_at is not null) = ${which === 'in-force'}`)
  return (
    row && {
      id: row.id,
      secret: work.vault.decrypt(secretName(realm), row.secret, id),
      lastStep: row.lastStep === null ? undefined : Number(row.lastStep),
    }
  )
}

/** Begins an enrolment. Replaces one that was begun before. */
export async function beginTotp(work: Work, { realm, id }: AccountId, secret: string): Promise<void> {
  const encrypted = (await vaultOf(work, { realm, id })).encrypt(secretName(realm), secret, id)
  await work.tx.run(sql`
    insert into ${tableOf(realm, 'totp')} (id, holder_id, secret, created_at)
    values (${work.id()}, ${id}, ${encrypted}, ${work.realNow})
    on conflict (holder_id) where confirmed_at is null
    do update set secret = excluded.secret, created_at = excluded.created_at, last_step = null`)
}

/** Puts the enrolled secret in force in place of the former one. False when a concurrent request did. */
export async function putTotpInForce(
  work: Work,
  holder: AccountId,
  totpId: string,
  step: number,
): Promise<boolean> {
  await deleteTotp(work, holder)
  const rows = await work.tx.run(sql`
    update ${tableOf(holder.realm, 'totp')} set confirmed_at = ${work.realNow}, last_step = ${BigInt(step)}
    where id = ${totpId} and confirmed_at is null`)
  return rows === 1
}

/** Marks a step as used. False when it or a later one was used before. */
export async function spendTotpStep(
  work: Work,
  realm: Realm,
  totpId: string,
  step: number,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    update ${tableOf(realm, 'totp')} set last_step = ${BigInt(step)}
    where id = ${totpId} and (last_step is null or last_step < ${BigInt(step)})`)
  return rows === 1
}

/** Deletes the secret in force. False when there is none. */
export async function deleteTotp(work: Work, { realm, id }: AccountId): Promise<boolean> {
  const rows = await work.tx.run(
    sql`delete from ${tableOf(realm, 'totp')} where holder_id = ${id} and confirmed_at is not null`,
  )
  return rows === 1
}

/** Deletes enrolments that were begun before this instant and never confirmed. */
export const deleteTotpsBegunBefore = (work: Work, realm: Realm, before: Date): Promise<number> =>
  work.tx.run(
    sql`delete from ${tableOf(realm, 'totp')} where confirmed_at is null and created_at < ${before}`,
  )
