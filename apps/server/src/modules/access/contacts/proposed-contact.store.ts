import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

const ADDRESS = 'access.proposed_contact.address'

/** Keeps the normalized e-mail or phone that staff propose for a user, in place of an earlier one. */
export async function keepProposedContact(work: Work, userId: Id<'user'>, address: string): Promise<void> {
  const encrypted = (await work.vault.of(userId)).encrypt(ADDRESS, address, userId)
  await work.tx.run(sql`
    insert into access.proposed_contact (user_id, address, proposed_at) values (${userId}, ${encrypted}, ${work.now})
    on conflict (user_id) do update set address = excluded.address, proposed_at = excluded.proposed_at`)
}

/** The e-mail or phone that staff propose for a user. */
export async function proposedContact(work: Work, userId: Id<'user'>): Promise<string | undefined> {
  const row = await work.tx.maybe<{ address: Buffer }>(
    sql`select address from access.proposed_contact where user_id = ${userId}`,
  )
  return row && work.vault.decrypt(ADDRESS, row.address, userId)
}

export async function deleteProposedContact(work: Work, userId: Id<'user'>): Promise<void> {
  await work.tx.run(sql`delete from access.proposed_contact where user_id = ${userId}`)
}
