import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import { randomCode } from '../../../platform/codes.ts'
import type { Work } from '../../../platform/work.ts'

const LENGTH = 8

async function standingCode(work: Work, userId: Id<'user'>): Promise<string | undefined> {
  const row = await work.tx.maybe<{ code: string }>(
    sql`select code from referrals.code where user_id = ${userId}`,
  )
  return row?.code
}

/** The user's code, created on the first call. */
export async function codeOf(work: Work, userId: Id<'user'>): Promise<string> {
  for (;;) {
    const standing = await standingCode(work, userId)
    if (standing !== undefined) return standing
    // A code that is already in use is drawn again.
    await work.tx.run(sql`
      insert into referrals.code (user_id, code, created_at) values (${userId}, ${randomCode(LENGTH)}, ${work.now})
      on conflict do nothing`)
  }
}

/** A code in the stored form, whatever case, spaces or hyphens were typed. */
export const normalCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '')

/** The user who owns this code; nobody while their data is excluded from uses that are not required. */
export async function userOfCode(work: Work, typed: string): Promise<string | undefined> {
  const row = await work.tx.maybe<{ userId: Id<'user'> }>(
    sql`select user_id from referrals.code c where code = ${normalCode(typed)}
      and not exists (select from customers.v_data_block b where b.user_id = c.user_id)`,
  )
  return row?.userId
}
