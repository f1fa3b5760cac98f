import type { InvitationState, Id } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { batchedById } from '../../../platform/data/batched-query.ts'
import type { Work } from '../../../platform/work.ts'
import type { Invitation } from './invitation.ts'

const many = async ({ tx }: Pick<Work, 'tx'>, rest: Sql): Promise<Invitation[]> =>
  (
    await tx.many<Stored<Invitation>>(sql`
      select id, inviter_user_id, invited_user_id, terms_version, state, invited_at, ended_at
      from referrals.invitation where ${rest}`)
  ).map(fromStored)

/** Returns false when the user has been invited already. */
export async function insertInvitation(work: Work, invitation: Invitation): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into referrals.invitation (id, inviter_user_id, invited_user_id, terms_version, state, invited_at)
    values (${invitation.id}, ${invitation.inviterUserId}, ${invitation.invitedUserId}, ${invitation.termsVersion},
            ${invitation.state}, ${invitation.invitedAt})
    on conflict (invited_user_id) do nothing`)
  return rows === 1
}

/** The open invitation that a user accepted. */
export const openInvitationOf = async (work: Work, userId: Id<'user'>): Promise<Invitation | undefined> =>
  (await many(work, sql`invited_user_id = ${userId} and state = 'open'`))[0]

/** The open invitation of a user, locked until the work ends. */
export const lockOpenInvitation = batchedById(async (common, invitedUserIds) => {
  const found = await many(
    common,
    sql`invited_user_id = any(${invitedUserIds}::uuid[]) and state = 'open' order by id for update`,
  )
  return new Map(found.map((invitation) => [invitation.invitedUserId, invitation]))
})

export async function endInvitation(
  work: Work,
  id: string,
  state: Exclude<InvitationState, 'open'>,
  transferId: Id<'transfer'>,
): Promise<void> {
  await work.tx.run(sql`
    update referrals.invitation set state = ${state}, ended_at = ${work.now}, transfer_id = ${transferId}
    where id = ${id}`)
}

/** The invitations with one user's code, latest first. */
export const invitationsOf = (
  work: Work,
  inviterUserId: Id<'user'>,
  after: Key | undefined,
  limit: number,
): Promise<Invitation[]> => {
  const from =
    after === undefined ? sql`` : sql`and (invited_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
  return many(
    work,
    sql`inviter_user_id = ${inviterUserId} ${from} order by invited_at desc, id desc limit ${limit}`,
  )
}

/** Number of invitations with a user's code that wait for a first transfer, and of those that brought a reward. */
export async function countInvitations(
  work: Work,
  inviterUserId: Id<'user'>,
): Promise<{ readonly open: number; readonly rewarded: number }> {
  const row = await work.tx.one<{ open: bigint; rewarded: bigint }>(sql`
    select count(*) filter (where state = 'open') as open, count(*) filter (where state = 'rewarded') as rewarded
    from referrals.invitation where inviter_user_id = ${inviterUserId}`)
  return { open: Number(row.open), rewarded: Number(row.rewarded) }
}

/**
 * Whether two users act for one customer. There is one customer per RUT, so a user who signs up with an existing RUT
 * can only become a member of that customer, and is found here.
 */
export async function actForTheSame(work: Work, one: string, other: string): Promise<boolean> {
  const { same } = await work.tx.one<{ same: boolean }>(sql`
    select exists (
      select from access.v_member mine join access.v_member theirs on theirs.customer_id = mine.customer_id
      where mine.user_id = ${one} and theirs.user_id = ${other}) as same`)
  return same
}

/** Whether the user was invited already, or a customer for whom they act has ever ordered. */
export async function isTooLate(work: Work, userId: Id<'user'>): Promise<boolean> {
  const { late } = await work.tx.one<{ late: boolean }>(sql`
    select exists (select from referrals.invitation where invited_user_id = ${userId})
        or exists (select from access.v_member m join transfers.v_paper t on t.customer_id = m.customer_id
                   where m.user_id = ${userId}) as late`)
  return late
}
