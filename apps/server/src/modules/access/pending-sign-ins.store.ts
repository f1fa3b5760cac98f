import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import { tableOf, type Holder, type Side } from './holder.ts'

export async function insertPendingSignIn(
  work: Work,
  { side, id }: Holder,
  hash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await work.tx.run(sql`
    insert into ${tableOf(side, 'pending_sign_in')} (token_hash, holder_id, expires_at)
    values (${hash}, ${id}, ${expiresAt})`)
}

/** The account of a pending sign-in; undefined when there is none or it has expired. */
export async function pendingHolder(work: Work, side: Side, hash: Buffer): Promise<Holder | undefined> {
  const row = await work.tx.maybe<{ id: string }>(sql`
    select holder_id as id from ${tableOf(side, 'pending_sign_in')}
    where token_hash = ${hash} and expires_at > ${work.realNow}`)
  return row && { side, id: row.id }
}

/** Ends a pending sign-in. False when it ended before. */
export async function endPendingSignIn(work: Work, side: Side, hash: Buffer): Promise<boolean> {
  const rows = await work.tx.run(sql`
    delete from ${tableOf(side, 'pending_sign_in')} where token_hash = ${hash} and expires_at > ${work.realNow}`)
  return rows === 1
}

/** Ends the pending sign-ins of an account, so that none continues with a former password. */
export async function endPendingSignInsOf(work: Work, { side, id }: Holder): Promise<void> {
  await work.tx.run(sql`delete from ${tableOf(side, 'pending_sign_in')} where holder_id = ${id}`)
}

export const deletePendingSignInsBefore = (work: Work, side: Side, before: Date): Promise<number> =>
  work.tx.run(sql`delete from ${tableOf(side, 'pending_sign_in')} where expires_at < ${before}`)
