import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { tableOf, type Realm } from '../holder.ts'

export interface Challenge {
  readonly purpose: 'registration' | 'assertion'
  /** The only account that may answer; undefined: any account with a passkey. */
  readonly holderId: string | undefined
}

export async function insertChallenge(
  work: Work,
  realm: Realm,
  hash: Buffer,
  challenge: Challenge,
  expiresAt: Date,
): Promise<void> {
  await work.tx.run(sql`
    insert into ${tableOf(realm, 'challenge')} (challenge_hash, purpose, holder_id, expires_at)
    values (${hash}, ${challenge.purpose}, ${challenge.holderId ?? null}, ${expiresAt})`)
}

/** Deletes a challenge, so that it is answered once. Undefined when there is none or it has expired. */
export async function consumeChallenge(
  work: Work,
  realm: Realm,
  hash: Buffer,
): Promise<Challenge | undefined> {
  const row = await work.tx.maybe<{
    purpose: Challenge['purpose']
    holderId: string | null
    expiresAt: Date
  }>(sql`
    delete from ${tableOf(realm, 'challenge')} where challenge_hash = ${hash}
    returning purpose, holder_id, expires_at`)
  if (row === undefined || row.expiresAt <= work.realNow) return undefined
  return { purpose: row.purpose, holderId: row.holderId ?? undefined }
}

export const deleteChallengesBefore = (work: Work, realm: Realm, before: Date): Promise<number> =>
  work.tx.run(sql`delete from ${tableOf(realm, 'challenge')} where expires_at < ${before}`)
