import type { Id, WaitOrder } from '@puente/contract'
import type { DonationState } from '@puente/contract/staff'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { RowOrder } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'
import type { Donation } from './donation.ts'

const many = async (work: Work, rest: Sql): Promise<Donation[]> =>
  (
    await work.tx.many<Stored<Donation>>(sql`
      select id, user_id, cause, causes_version, amount_minor, state, confirm_by, confirmed_at, paid_at
      from referrals.donation where ${rest}`)
  ).map(fromStored)

export async function insertDonation(work: Work, donation: Donation): Promise<void> {
  await work.tx.run(sql`
    insert into referrals.donation (id, user_id, cause, causes_version, amount_minor, state, asked_at, confirm_by)
    values (${donation.id}, ${donation.userId}, ${donation.cause}, ${donation.causesVersion},
            ${donation.amountMinor}, 'asked', ${work.now}, ${donation.confirmBy})`)
}

/** A donation of this user, locked until the work ends. */
export const lockDonation = async (
  work: Work,
  id: string,
  userId: Id<'user'>,
): Promise<Donation | undefined> => (await many(work, sql`id = ${id} and user_id = ${userId} for update`))[0]

export async function setPayable(work: Work, id: string): Promise<void> {
  await work.tx.run(
    sql`update referrals.donation set state = 'payable', confirmed_at = ${work.now} where id = ${id}`,
  )
}

export interface DonationFilter {
  readonly state: DonationState
  readonly cause: string | undefined
}

const byConfirmation = ({ confirmedAt, id }: Donation): Key => [confirmedAt?.toISOString() ?? '', id]

/** The orders of donations by when they were confirmed. */
export const donationOrders: Readonly<Record<WaitOrder, RowOrder<Donation>>> = {
  oldest: {
    by: sql`confirmed_at, id`,
    after: ([key, one]) => sql`(confirmed_at, id) > (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byConfirmation,
  },
  newest: {
    by: sql`confirmed_at desc, id desc`,
    after: ([key, one]) => sql`(confirmed_at, id) < (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byConfirmation,
  },
}

/** Confirmed donations in an order. */
export const donationRows = (
  work: Work,
  { state, cause }: DonationFilter,
  after: Key | undefined,
  limit: number,
  order: RowOrder<Donation>,
): Promise<Donation[]> => {
  const where = allOf([
    sql`state = ${state}`,
    sql`state <> 'asked'`,
    cause === undefined ? undefined : sql`cause = ${cause}`,
    after && order.after(after),
  ])
  return many(work, sql`${where} order by ${order.by} limit ${limit}`)
}
