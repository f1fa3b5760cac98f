import type { TransferState } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** What leaves the accounts of a currency in one of the days. */
export interface Expected {
  readonly currency: string
  /** The position of the day among the days asked for. */
  readonly nth: number
  readonly count: number
  readonly minor: bigint
}

/** The ends of three days, in order. */
export type Ends = readonly [Date, Date, Date]

/** States of orders whose money has arrived and whose payout has not. An order in review may not be paid out. */
const paid: readonly TransferState[] = ['funded', 'held', 'converting', 'payout-submitted', 'payout-unknown']

/** Payouts of paid orders by the day of their promise; late ones on the first day. */
export const expectedPayouts = (work: Work, [first, second, third]: Ends): Promise<Expected[]> =>
  work.tx.many<Expected>(sql`
    select currency, nth, count(*)::int as count, sum(receive_minor)::bigint as minor
    from (
      select t.currency, t.receive_minor,
        (case when p.arrival_at < ${first} then 0 when p.arrival_at < ${second} then 1 else 2 end)::int as nth
      from transfers.v_transfer t join quotes.v_price p on p.id = t.quote_id
      where t.state = any(${paid}::text[]) and p.arrival_at < ${third}) as payout
    group by currency, nth`)

/** Refunds on their way, and suspense by the day on which it returns to its source. */
export const expectedReturns = (work: Work, [first, second, third]: Ends): Promise<Expected[]> =>
  work.tx.many<Expected>(sql`
    select 'CLP'::text as currency, nth, count(*)::int as count, sum(amount_minor)::bigint as minor
    from (
      select amount_minor,
        (case when due_at < ${first} then 0 when due_at < ${second} then 1 else 2 end)::int as nth
      from payins.v_suspense where status = 'open' and due_at < ${third}
      union all
      select amount_minor, 0 from payins.v_refund_under_way) as back
    group by nth`)
