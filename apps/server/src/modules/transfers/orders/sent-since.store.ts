import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { countingStates } from '../transfer.ts'

/** What a customer ordered after an instant and did not get back, in USD cents, and its currencies. */
export const sentSince = (
  work: Work,
  customerId: Id<'customer'>,
  from: Date,
): Promise<{ readonly usdCents: bigint; readonly currencies: readonly string[] }> =>
  work.tx.one<{ usdCents: bigint; currencies: string[] }>(sql`
    select coalesce(sum(usd_cents), 0)::bigint as usd_cents,
      coalesce(array_agg(distinct currency order by currency), '{}') as currencies
    from transfers.transfer
    where customer_id = ${customerId} and created_at > ${from} and state = any(${countingStates})`)
