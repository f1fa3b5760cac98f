import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { Refund } from './refunds.store.ts'

/** How often each of these refunds was taken for sending; unknown ones are absent. */
export const refundTakes = (work: Work, ids: readonly string[]): Promise<Pick<Refund, 'id' | 'attempts'>[]> =>
  work.tx.many(sql`select id, attempts from payins.refund where id = any(${ids}::uuid[])`)

/** The orders among these whose payment the bank has returned by a refund without a record in the books. */
export async function refundedOutside(
  work: Work,
  orderIds: readonly Id<'transfer'>[],
): Promise<ReadonlySet<string>> {
  const rows = await work.tx.many<{ orderId: Id<'transfer'> }>(sql`
    select distinct p.order_id from payins.payment p
    join instructions.v_standing s on s.kind = 'refund' and s.about = p.bank_payment_id
    where p.order_id = any(${orderIds}::uuid[])
      and not exists (select from payins.refund r where r.payment_id = p.id and r.id::text = s.reference)`)
  return new Set(rows.map(({ orderId: id }) => id))
}
