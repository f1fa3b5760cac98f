import type { Id } from '@puente/contract'
import { codeOf, sql } from '@puente/postgres'
import { moveToWritingKey } from '../../../platform/data/indexes/move-index.ts'
import type { Work } from '../../../platform/work.ts'

/** SQLSTATE of a unique violation. */
const TAKEN = '23505'

const EMAIL = 'access.user.email'
const NAME = 'access.user.name'
const PHONE = 'access.user.phone'
const FORMER = 'access.former_address.address'

/** E-mail, phone and name of a user, decrypted. */
export interface Contact {
  readonly email: string
  readonly emailVerified: boolean
  readonly phone?: string
  readonly phoneVerified: boolean
  readonly name: string
}

interface Row {
  id: string
  email: Buffer
  name: Buffer
  phone: Buffer | null
  emailVerifiedAt: Date | null
  phoneVerifiedAt: Date | null
}

/** Contacts of these users, by id, in one query. */
export async function contactsOf(
  work: Work,
  userIds: readonly Id<'user'>[],
): Promise<ReadonlyMap<string, Contact>> {
  const rows = await work.tx.many<Row>(sql`
    select id, email, name, phone, email_verified_at, phone_verified_at
    from access.user where id = any(${userIds}::uuid[])`)
  return new Map(rows.map((row) => [row.id, toContact(work, row)]))
}

const toContact = ({ vault }: Work, row: Row): Contact => ({
  email: vault.decrypt(EMAIL, row.email, row.id),
  emailVerified: row.emailVerifiedAt !== null,
  ...(row.phone === null ? {} : { phone: vault.decrypt(PHONE, row.phone, row.id) }),
  phoneVerified: row.phoneVerifiedAt !== null,
  name: vault.decrypt(NAME, row.name, row.id),
})

/** The contact of a user, locked until the work ends. */
export async function lockContact(work: Work, userId: Id<'user'>): Promise<Contact> {
  const row = await work.tx.one<Row>(sql`
    select id, email, name, phone, email_verified_at, phone_verified_at
    from access.user where id = ${userId} for update`)
  return toContact(work, row)
}

/** Sets a normalized e-mail, as verified unless stated otherwise. False when another user has it, also one of a concurrent transaction. */
export async function setEmail(
  work: Work,
  userId: Id<'user'>,
  email: string,
  isVerified = true,
): Promise<boolean> {
  const { tx } = work
  await moveToWritingKey(
    work,
    { table: 'access.user', column: 'email_index' },
    work.vault.indexes(EMAIL, email),
  )
  // Only the unique index sees a concurrent insert. The savepoint keeps its error from ending the transaction.
  await tx.run(sql`savepoint taking_email`)
  try {
    await tx.run(sql`
      update access.user set email = ${(await work.vault.of(userId)).encrypt(EMAIL, email, userId)}, email_index = ${work.vault.index(EMAIL, email)},
                             email_verified_at = ${isVerified ? work.now : null}, email_bounced_at = null
      where id = ${userId}`)
    return true
  } catch (error) {
    if (codeOf(error) !== TAKEN) throw error
    await tx.run(sql`rollback to savepoint taking_email`)
    return false
  }
}

/** Sets a normalized phone (+56912345678) as unverified. */
export async function setPhone(work: Work, userId: Id<'user'>, phone: string): Promise<void> {
  await work.tx.run(sql`
    update access.user set phone = ${(await work.vault.of(userId)).encrypt(PHONE, phone, userId)}, phone_index = ${work.vault.index(PHONE, phone)},
                           phone_verified_at = null
    where id = ${userId}`)
}

/** Records that a code proved the user's current e-mail. The first time is kept. */
export async function markEmailVerified(work: Work, userId: Id<'user'>): Promise<void> {
  await work.tx.run(sql`
    update access.user set email_verified_at = coalesce(email_verified_at, ${work.now}), email_bounced_at = null
    where id = ${userId}`)
}

/** Records that a code proved the user's current phone. The first time is kept. */
export async function markPhoneVerified(work: Work, userId: Id<'user'>): Promise<void> {
  await work.tx.run(sql`
    update access.user set phone_verified_at = ${work.now}
    where id = ${userId} and phone is not null and phone_verified_at is null`)
}

/** Records that a contact changed now, and keeps the former address so that it can be notified. Returns its id. */
export async function keepFormerAddress(
  work: Work,
  userId: Id<'user'>,
  what: 'email' | 'phone',
  address: string,
): Promise<string> {
  const id = work.id()
  await work.tx.run(sql`
    insert into access.former_address (id, user_id, what, address, left_at)
    values (${id}, ${userId}, ${what}, ${(await work.vault.of(userId)).encrypt(FORMER, address, id)}, ${work.realNow})`)
  await markContactChanged(work, userId)
  return id
}

/** Records that the access of a user changed now: no new recipient can be paid for a day. */
export async function markContactChanged(work: Work, userId: Id<'user'>): Promise<void> {
  await work.tx.run(sql`update access.user set contact_changed_at = ${work.now} where id = ${userId}`)
}

/** An address that was replaced; undefined once it was deleted. */
export async function formerAddress(
  work: Work,
  id: string,
): Promise<{ readonly what: 'email' | 'phone'; readonly address: string } | undefined> {
  const row = await work.tx.maybe<{ what: 'email' | 'phone'; address: Buffer }>(
    sql`select what, address from access.former_address where id = ${id}`,
  )
  return row && { what: row.what, address: work.vault.decrypt(FORMER, row.address, id) }
}

/** When e-mail or phone last changed, in business time; undefined if never. */
export async function contactChangedAt(work: Work, userId: Id<'user'>): Promise<Date | undefined> {
  const row = await work.tx.maybe<{ at: Date | null }>(
    sql`select contact_changed_at as at from access.user where id = ${userId}`,
  )
  return row?.at ?? undefined
}

export const deleteFormerAddressesBefore = (work: Work, before: Date): Promise<number> =>
  work.tx.run(sql`delete from access.former_address where left_at < ${before}`)
