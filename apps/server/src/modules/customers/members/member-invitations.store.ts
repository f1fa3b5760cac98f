import type { Id } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import { moveToWritingKey } from '../../../platform/data/indexes/move-index.ts'
import type { Work } from '../../../platform/work.ts'
import type { MemberInvitation } from './member-invitation.ts'

const EMAIL = 'customers.member_invitation.email'
const TOKEN = 'customers.member_invitation.token'

/** Upper bound of a list of invitations. */
const LISTED_MAX = 100

/** The token of a link and its hash, which is what stays. */
export interface LinkToken {
  readonly token: string
  readonly hash: Buffer
}

export async function insertInvitation(
  work: Work,
  { id, customerId, email, role, invitedBy, sentAt, expiresAt }: MemberInvitation,
  { token, hash }: LinkToken,
): Promise<void> {
  const vault = await work.vault.of(customerId)
  await moveToWritingKey(
    work,
    { table: 'customers.member_invitation', column: 'email_index', within: ['customer_id', customerId] },
    work.vault.indexes(EMAIL, email),
  )
  await work.tx.run(sql`
    insert into customers.member_invitation (id, customer_id, email, email_index, role, status, token_hash, token,
      invited_by, created_at, sent_at, expires_at)
    values (${id}, ${customerId}, ${vault.encrypt(EMAIL, email, id)}, ${vault.index(EMAIL, email)}, ${role}, 'open',
            ${hash}, ${vault.encrypt(TOKEN, token, id)}, ${invitedBy}, ${sentAt}, ${sentAt}, ${expiresAt})`)
}

type Row = Omit<MemberInvitation, 'email'> & { email: Buffer }

const columns = sql`id, customer_id, email, role, status, invited_by, sent_at, expires_at, mails`

const toInvitation = ({ vault }: Work, row: Row): MemberInvitation => ({
  ...row,
  email: vault.decrypt(EMAIL, row.email, row.id),
})

async function invitationWhere(work: Work, condition: Sql): Promise<MemberInvitation | undefined> {
  const row = await work.tx.maybe<Row>(
    sql`select ${columns} from customers.member_invitation where ${condition} for update`,
  )
  return row && toInvitation(work, row)
}

/** An invitation of this customer, locked until the work ends. */
export const lockInvitation = (
  work: Work,
  customerId: Id<'customer'>,
  id: string,
): Promise<MemberInvitation | undefined> =>
  invitationWhere(work, sql`id = ${id} and customer_id = ${customerId}`)

/** The open invitation of this customer to an address, locked; its link may have expired. */
export const lockOpenInvitation = (
  work: Work,
  customerId: Id<'customer'>,
  email: string,
): Promise<MemberInvitation | undefined> =>
  invitationWhere(
    work,
    sql`customer_id = ${customerId} and email_index = any(${work.vault.indexes(EMAIL, email)}::bytea[]) and status = 'open'`,
  )

/** The invitation whose newest link has this hash, locked; undefined once it ended or the link expired. */
export const lockInvitationOfLink = (work: Work, hash: Buffer): Promise<MemberInvitation | undefined> =>
  invitationWhere(work, sql`token_hash = ${hash} and status = 'open' and expires_at > ${work.realNow}`)

/** Invitations of a customer, the newest first, at most 100. */
export async function invitationsOf(work: Work, customerId: Id<'customer'>): Promise<MemberInvitation[]> {
  const rows = await work.tx.many<Row>(sql`
    select ${columns} from customers.member_invitation where customer_id = ${customerId}
    order by created_at desc, id desc limit ${LISTED_MAX}`)
  return rows.map((row) => toInvitation(work, row))
}

/** How many invitations a customer created since an instant. Locks the customer, so that the count stays. */
export async function countInvitationsSince(
  work: Work,
  customerId: Id<'customer'>,
  since: Date,
): Promise<number> {
  await work.tx.one<{ id: string }>(
    sql`select id from customers.customer where id = ${customerId} for update`,
  )
  const row = await work.tx.one<{ n: number }>(sql`
    select count(*)::int as n from customers.member_invitation
    where customer_id = ${customerId} and created_at > ${since}`)
  return row.n
}

/** Replaces the link of an open invitation. */
export async function setLink(
  work: Work,
  { id, customerId }: Pick<MemberInvitation, 'id' | 'customerId'>,
  { token, hash }: LinkToken,
  expiresAt: Date,
): Promise<void> {
  await work.tx.run(sql`
    update customers.member_invitation
    set token_hash = ${hash}, token = ${(await work.vault.of(customerId)).encrypt(TOKEN, token, id)}, sent_at = ${work.realNow},
        expires_at = ${expiresAt}, mails = mails + 1
    where id = ${id} and status = 'open'`)
}

/** Ends an open invitation. */
export async function endInvitation(
  work: Work,
  id: Id<'member-invitation'>,
  status: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> {
  await work.tx.run(sql`
    update customers.member_invitation set status = ${status}, token = null, ended_at = ${work.realNow}
    where id = ${id} and status = 'open'`)
}

/** Withdraws the open invitations of a customer that one member made. */
export async function withdrawInvitationsBy(
  work: Work,
  customerId: Id<'customer'>,
  invitedBy: Id<'user'>,
): Promise<void> {
  await work.tx.run(sql`
    update customers.member_invitation set status = 'withdrawn', token = null, ended_at = ${work.realNow}
    where customer_id = ${customerId} and invited_by = ${invitedBy} and status = 'open'`)
}

/** An invitation that is still to be mailed, with the token of its link; undefined once it was mailed or ended. */
export async function invitationToMail(
  work: Work,
  id: string,
): Promise<(MemberInvitation & { readonly token: string }) | undefined> {
  const row = await work.tx.maybe<Row & { token: Buffer }>(sql`
    select ${columns}, token from customers.member_invitation
    where id = ${id} and status = 'open' and token is not null and expires_at > ${work.realNow}`)
  return row && { ...toInvitation(work, row), token: work.vault.decrypt(TOKEN, row.token, row.id) }
}

/** Deletes the readable token. Its hash remains for comparison. */
export async function invitationWasMailed(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update customers.member_invitation set token = null where id = ${id}`)
}
