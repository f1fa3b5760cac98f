import { sql } from '@puente/postgres'
import type { Work } from '../work.ts'

/** What is counted before one more row is inserted. */
export type Counted =
  'uploads' | 'documents' | 'recipients' | 'referral rewards' | 'company people' | 'staff' | 'capital'

/**
 * Takes a transaction lock on one count of one owner, so that no other transaction can insert between the count and
 * this transaction's insert. It does not separate works that share a transaction.
 */
export async function oneAtATime(work: Pick<Work, 'tx'>, counted: Counted, ownerId: string): Promise<void> {
  await work.tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${counted} ${ownerId}`}, 11))`)
}
