import type { Id } from '@puente/contract'
import { empty, fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { batchedQuery } from '../../../platform/data/batched-query.ts'
import { oneAtATime } from '../../../platform/data/one-at-a-time.ts'
import type { Work } from '../../../platform/work.ts'
import type { Reward } from './reward.ts'

const many = async ({ tx }: Pick<Work, 'tx'>, rest: Sql): Promise<Reward[]> =>
  (
    await tx.many<Stored<Reward>>(sql`
      select id, user_id, invitation_id, side, amount_minor, spent_minor, state, earned_at, kept_until, applied_to
      from referrals.reward where ${rest}`)
  ).map(fromStored)

export type NewReward = Pick<Reward, 'id' | 'userId' | 'invitationId' | 'side' | 'amountMinor'>

export async function insertReward(work: Work, reward: NewReward): Promise<void> {
  await work.tx.run(sql`
    insert into referrals.reward (id, user_id, invitation_id, side, amount_minor, state, earned_at)
    values (${reward.id}, ${reward.userId}, ${reward.invitationId}, ${reward.side}, ${reward.amountMinor}, 'open',
            ${work.now})`)
}

/**
 * Inserts an inviter's reward unless the user already has `most` of them since the given instant. Returns whether it
 * did. Counts and inserts in one statement, under a lock on the user's rewards.
 */
export async function insertInviterReward(
  work: Work,
  reward: NewReward,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<boolean> {
  await oneAtATime(work, 'referral rewards', reward.userId)
  const inserted = await work.tx.run(sql`
    insert into referrals.reward (id, user_id, invitation_id, side, amount_minor, state, earned_at)
    select ${reward.id}::uuid, ${reward.userId}::uuid, ${reward.invitationId}::uuid, 'inviter', ${reward.amountMinor}::bigint, 'open',
           ${work.now}::timestamptz
    where (select count(*) from referrals.reward
           where user_id = ${reward.userId} and side = 'inviter' and earned_at > ${since}) < ${most}`)
  return inserted === 1
}

const unspent = sql`state in ('open', 'applied')`

/** A user's unspent rewards, oldest first. */
export const unspentOf = (work: Work, userId: Id<'user'>): Promise<Reward[]> =>
  many(work, sql`user_id = ${userId} and ${unspent} order by earned_at, id`)

/** As above, locked until the work ends. */
export const lockUnspent = (work: Work, userId: Id<'user'>): Promise<Reward[]> =>
  many(work, sql`user_id = ${userId} and ${unspent} order by earned_at, id for update`)

/** The rewards that pay the fees of a user's transfers for one customer, locked until the work ends. */
export const lockApplied = (work: Work, userId: Id<'user'>, customerId: Id<'customer'>): Promise<Reward[]> =>
  lockAllApplied(work, { userId, customerId })

interface Spender {
  readonly userId: Id<'user'>
  readonly customerId: Id<'customer'>
}

const lockAllApplied = batchedQuery(async (common, spenders: readonly Spender[]) => {
  const found = await many(
    common,
    sql`(user_id, applied_to) in (
          select * from unnest(${spenders.map(({ userId }) => userId)}::uuid[],
                               ${spenders.map(({ customerId }) => customerId)}::uuid[]))
        and state = 'applied' order by earned_at, id for update`,
  )
  return spenders.map(({ userId, customerId }) =>
    found.filter((one) => one.userId === userId && one.appliedTo === customerId),
  )
})

const idsOf = (rewards: readonly Reward[]) => rewards.map(({ id }) => id)

/** Sets rewards aside for the fees of one customer's transfers. */
export async function setApplied(
  work: Work,
  rewards: readonly Reward[],
  customerId: Id<'customer'>,
): Promise<void> {
  await work.tx.run(sql`
    update referrals.reward set state = 'applied', applied_to = ${customerId}, kept_until = null
    where id = any(${idsOf(rewards)}::uuid[])`)
}

/** Keeps rewards for later. */
export async function setKept(work: Work, rewards: readonly Reward[], until: Date): Promise<void> {
  await work.tx.run(sql`
    update referrals.reward set state = 'open', applied_to = null, kept_until = ${until}
    where id = any(${idsOf(rewards)}::uuid[])`)
}

/** Records how much of each reward is spent. The state of a fully spent one becomes used. */
export async function setSpent(
  work: Work,
  spent: readonly { readonly id: string; readonly spentMinor: bigint }[],
): Promise<void> {
  const ids = spent.map(({ id }) => id)
  const minors = spent.map(({ spentMinor }) => String(spentMinor))
  await work.tx.run(sql`
    update referrals.reward r
    set spent_minor = taken.minor,
        state = case when taken.minor = r.amount_minor then 'used' else r.state end,
        applied_to = case when taken.minor = r.amount_minor then null else r.applied_to end,
        ended_at = case when taken.minor = r.amount_minor then ${work.now}::timestamptz end
    from unnest(${ids}::uuid[], ${minors}::bigint[]) as taken(id, minor) where r.id = taken.id`)
}

/** Marks the unspent part of rewards as donated. */
export async function setDonated(work: Work, rewards: readonly Reward[]): Promise<void> {
  await work.tx.run(sql`
    update referrals.reward
    set state = 'donated', spent_minor = amount_minor, applied_to = null, kept_until = null, ended_at = ${work.now}
    where id = any(${idsOf(rewards)}::uuid[])`)
}

/** The rewards of one user, latest first. */
export const rewardsOf = (
  work: Work,
  userId: Id<'user'>,
  after: Key | undefined,
  limit: number,
): Promise<Reward[]> => {
  const from =
    after === undefined ? sql`` : sql`and (earned_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
  return many(work, sql`user_id = ${userId} ${from} order by earned_at desc, id desc limit ${limit}`)
}

/** The query for users with rewards without a decision at that instant, for the rule of pending items. */
export const undecidedRewards = (now: Date, only: readonly string[] | undefined): Sql => sql`
  select user_id as subject, '{}'::jsonb as facts, 'customer' as turn, null::timestamptz as due_at,
    null::timestamptz as blocks_from
  from referrals.v_open_reward
  where (kept_until is null or kept_until <= ${now})
    ${only === undefined ? empty : sql`and user_id = any(${only}::uuid[])`}
  group by user_id`
