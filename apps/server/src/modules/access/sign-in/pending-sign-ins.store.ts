import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { tableOf, type AccountId, type Realm } from '../holder.ts'

export async function insertPendingSignIn(
  work: Work,
  { realm, id }: AccountId,
  hash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await work.tx.run(sql`
    insert into ${tableOf(realm, 'pending_sign_in')} (token_hash, holder_id, expires_at)
    values (${hash}, ${id}, ${expiresAt})`)
}

/** The account of a pending sign-in; undefined when there is none or it has expired. */
export async function accountOfPendingSignIn(
  work: Work,
  realm: Realm,
  hash: Buffer,
): Promise<AccountId | undefined> {
  const row = await work.tx.maybe<{ id: string }>(sql`
    select holder_id as id from ${tableOf(realm, 'pending_sign_in')}
    where token_hash = ${hash} and expires_at > ${work.realNow}`)
  return row && { realm, id: row.id }
}

/** Ends a pending sign-in. False when it ended before. */
export async function endPendingSignIn(work: Work, realm: Realm, hash: Buffer): Promise<boolean> {
  const rows = await work.tx.run(sql`
    delete from ${tableOf(realm, 'pending_sign_in')} where token_hash = ${hash} and expires_at > ${work.realNow}`)
  return rows === 1
}

/** Ends the pending sign-ins of an account, so that none continues with a former password. */
export async function endPendingSignInsOf(work: Work, { realm, id }: AccountId): Promise<void> {
  await work.tx.run(sql`delete from ${tableOf(realm, 'pending_sign_in')} where holder_id = ${id}`)
}

export const deletePendingSignInsBefore = (work: Work, realm: Realm, before: Date): Promise<number> =>
  work.tx.run(sql`delete from ${tableOf(realm, 'pending_sign_in')} where expires_at < ${before}`)
