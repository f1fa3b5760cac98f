import type { Id } from '@puente/contract'
import type { RecipientTotalWire } from '@puente/contract/customer'
import { sql } from '@puente/postgres'
import type { Work } from '../../../../platform/work.ts'

/** What was delivered to a recipient in the current calendar year of Chile, by currency of payout. */
export async function recipientTotals(
  { tx, now }: Work,
  customerId: Id<'customer'>,
  recipientId: Id<'recipient'>,
): Promise<{ year: number; items: RecipientTotalWire[] }> {
  const { year } = await tx.one<{ year: number }>(sql`
    select coalesce(extract(year from ${now}::timestamptz at time zone 'America/Santiago'), 0)::int as year`)
  const items = await tx.many<RecipientTotalWire>(sql`
    select currency, count(*)::int as count, coalesce(sum(send_minor), 0)::text as send_minor,
           coalesce(sum(receive_minor), 0)::text as receive_minor
    from transfers.transfer
    where customer_id = ${customerId} and recipient_id = ${recipientId} and state = 'delivered'
      and created_at >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'America/Santiago')
    group by currency order by currency`)
  return { year, items }
}
