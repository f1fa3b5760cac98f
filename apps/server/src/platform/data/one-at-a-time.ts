import { sql } from '@puente/postgres'
import type { Work } from '../work.ts'

/** What is counted before one more of it is made. */
export type Counted = 'uploads' | 'documents' | 'referral rewards'

/**
 * Keeps other transactions out that count the same things of the same owner, until this one ends: what is counted after
 * this call cannot grow beside it. Works that share one transaction are not kept apart.
 */
export async function oneAtATime(work: Pick<Work, 'tx'>, counted: Counted, ownerId: string): Promise<void> {
  await work.tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${counted} ${ownerId}`}, 11))`)
}
