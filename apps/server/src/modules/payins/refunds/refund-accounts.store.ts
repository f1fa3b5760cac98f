import type { AccountType, Id } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import { actorText } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/work.ts'
import { orderFor } from '../payins.store.ts'
import type { Refund } from './refunds.store.ts'

const ACCOUNT = 'payins.refund_account.account'

/** An account of the payer in Chile. Stored encrypted. */
export interface RefundAccount {
  readonly bank: string
  readonly accountType: AccountType
  readonly accountNumber: string
}

export interface GivenAccount extends RefundAccount {
  readonly id: string
  readonly refundId: Id<'refund'>
  readonly by: 'customer' | 'staff'
  readonly at: Date
}

interface Row {
  id: string
  refundId: Id<'refund'>
  account: Buffer
  givenBy: string
  givenAt: Date
}

const many = async (work: Work, rest: Sql): Promise<GivenAccount[]> =>
  (
    await work.tx.many<Row>(
      sql`select id, refund_id, account, given_by, given_at from payins.refund_account ${rest}`,
    )
  ).map((row) => ({
    ...(JSON.parse(work.vault.decrypt(ACCOUNT, row.account, row.id)) as RefundAccount),
    id: row.id,
    refundId: row.refundId,
    by: row.givenBy.startsWith('customer:') ? 'customer' : 'staff',
    at: row.givenAt,
  }))

/** The last four characters of an account's number. */
export const endingOf = (accountNumber: string): string => accountNumber.replaceAll('-', '').slice(-4)

/** Stores an account that was given for a refund. It is used only after two members of staff confirmed it. */
export async function insertRefundAccount(
  work: Work,
  { id: refundId, orderId }: Pick<Refund, 'id' | 'orderId'>,
  account: RefundAccount,
): Promise<string> {
  const order = orderId === undefined ? undefined : await orderFor(work, orderId)
  const id = work.id()
  await work.tx.run(sql`
    insert into payins.refund_account (id, refund_id, account, given_by, given_at)
    values (${id}, ${refundId}, ${(await work.vault.of(order?.customerId)).encrypt(ACCOUNT, JSON.stringify(account), id)}, ${actorText(work.actor)},
      ${work.now})`)
  return id
}

/** The last account given for a refund. */
export const lastAccountOf = async (work: Work, refundId: Id<'refund'>): Promise<GivenAccount | undefined> =>
  (await many(work, sql`where refund_id = ${refundId} order by id desc limit 1`))[0]

/** The last account that the customer gave for a refund. */
export const customersAccountOf = async (
  work: Work,
  refundId: Id<'refund'>,
): Promise<GivenAccount | undefined> =>
  (
    await many(
      work,
      sql`where refund_id = ${refundId} and given_by like 'customer:%' order by id desc limit 1`,
    )
  )[0]

/** These accounts, by id. */
export async function accountsFor(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GivenAccount>> {
  const found = await many(work, sql`where id = any(${ids}::uuid[])`)
  return new Map(found.map((account) => [account.id, account]))
}
