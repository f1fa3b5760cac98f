import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

export interface Attempt {
  readonly tries: number
  readonly lastAt: Date
  readonly blockedUntil: Date
}

/** The tries kept under a key, locked until the work ends, so that tries at once are counted one after another. */
export async function lockAttempt(work: Work, key: Buffer, now: Date): Promise<Attempt> {
  const row = await work.tx.one<{ tries: number; last_at: Date; blocked_until: Date }>(sql`
    insert into access.attempt as kept (key, tries, last_at, blocked_until) values (${key}, 0, ${now}, 'epoch')
    on conflict (key) do update set last_at = kept.last_at
    returning tries, last_at, blocked_until`)
  return { tries: row.tries, lastAt: row.last_at, blockedUntil: row.blocked_until }
}

export async function setAttempt(work: Work, key: Buffer, next: Attempt): Promise<void> {
  await work.tx.run(sql`
    update access.attempt set tries = ${next.tries}, last_at = ${next.lastAt}, blocked_until = ${next.blockedUntil}
    where key = ${key}`)
}

export async function forgiveAttempts(work: Work, account: Buffer, address: Buffer): Promise<void> {
  await work.tx.run(sql`update access.attempt set tries = 0, blocked_until = 'epoch' where key = ${account}`)
  await work.tx.run(sql`update access.attempt set tries = greatest(tries - 1, 0) where key = ${address}`)
}

/** Deletes tries that are long forgotten; answers how many. */
export async function forgetAttempts(work: Work, before: Date): Promise<number> {
  return work.tx.run(sql`delete from access.attempt where last_at < ${before} and blocked_until < ${before}`)
}
