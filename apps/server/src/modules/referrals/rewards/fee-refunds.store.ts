import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** A fee that rewards paid back, in full or in part. */
export interface FeeRefund {
  readonly transferId: Id<'transfer'>
  readonly userId: Id<'user'>
  readonly amountMinor: bigint
  readonly at: Date
}

/** Whether rewards paid back the fee of a transfer. */
export async function feeWasRefunded(work: Work, transferId: Id<'transfer'>): Promise<boolean> {
  const { found } = await work.tx.one<{ found: boolean }>(sql`
    select exists (select from referrals.fee_refund where transfer_id = ${transferId}) as found`)
  return found
}

export async function insertFeeRefund(work: Work, refund: Omit<FeeRefund, 'at'>): Promise<void> {
  await work.tx.run(sql`
    insert into referrals.fee_refund (transfer_id, user_id, amount_minor, at)
    values (${refund.transferId}, ${refund.userId}, ${refund.amountMinor}, ${work.now})`)
}

/** The latest fees paid back to a user, latest first. */
export async function latestFeeRefunds(work: Work, userId: Id<'user'>, limit: number): Promise<FeeRefund[]> {
  const rows = await work.tx.many<Omit<FeeRefund, 'userId'>>(sql`
    select transfer_id, amount_minor, at from referrals.fee_refund where user_id = ${userId}
    order by at desc, transfer_id desc limit ${limit}`)
  return rows.map((row) => ({ ...row, userId }))
}
