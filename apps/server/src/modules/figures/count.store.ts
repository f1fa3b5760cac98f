import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import { durationBounds } from './durations.ts'

/** Takes the lock of the count. Undefined while another process counts; without a value before the first count. */
export async function lockProgress(work: Work): Promise<{ readonly finalUntil?: Date } | undefined> {
  await work.tx.run(sql`
    insert into figures.watermark (final_until, counted_at) values ('-infinity', ${work.now}) on conflict do nothing`)
  const row = await work.tx.maybe<{ finalUntil: Date | null }>(sql`
    select nullif(final_until, '-infinity') as final_until from figures.watermark for update skip locked`)
  return row && (row.finalUntil === null ? {} : { finalUntil: row.finalUntil })
}

/** Records that every hour before this instant is final. */
export async function keepProgress(work: Work, finalUntil: Date): Promise<void> {
  await work.tx.run(sql`update figures.watermark set final_until = ${finalUntil}, counted_at = ${work.now}`)
}

/** When the first order was made or the first case decided, or undefined. */
export async function firstFactAt(work: Work): Promise<Date | undefined> {
  const row = await work.tx.one<{ at: Date | null }>(sql`
    select least((select min(created_at) from transfers.v_transfer), (select min(at) from decisions.v_decision)) as at`)
  return row.at ?? undefined
}

/**
 * Counts the hours from `from` until `until` again, and the days that they belong to. Both are whole hours. Earnings are
 * those that the ledger posts with a first delivery: the price of the order. A delivery is in time when it took no longer
 * after the payment than was estimated when the price was shown.
 */
export async function countHours(work: Work, from: Date, until: Date): Promise<void> {
  await work.tx.run(sql`delete from figures.hourly where hour >= ${from} and hour < ${until}`)
  await work.tx.run(sql`
    insert into figures.hourly (hour, corridor_id, customer_kind, event, duration_class, count, send_minor, fee_minor,
      iva_minor, spread_minor, rounding_minor, in_time)
    select date_trunc('hour', at, 'UTC'), corridor_id, kind, event, duration_class, count(*), sum(send_minor),
      sum(fee_minor), sum(iva_minor), sum(spread_minor), sum(rounding_minor), count(*) filter (where is_in_time)
    from (
      select e.at, t.corridor_id, c.kind, named.event, t.send_minor,
        case when e.event = 'delivered' then coalesce(width_bucket(
          (extract(epoch from case named.event when 'promised' then earned.arrival_at - earned.created_at
            else e.at - first.paid_at end) / 60)::double precision,
          ${[...durationBounds]}::double precision[]), -1) else -1 end as duration_class,
        coalesce(earned.fee_net_minor, 0) as fee_minor, coalesce(earned.fee_iva_minor, 0) as iva_minor,
        coalesce(earned.spread_minor, 0) as spread_minor, coalesce(earned.residue_minor, 0) as rounding_minor,
        named.event = 'delivered'
          and coalesce(e.at - first.paid_at <= earned.arrival_at - earned.created_at, false) as is_in_time
      from transfers.v_event e
      join (values ('ordered', 'ordered'), ('funded', 'paid'), ('delivered', 'delivered'), ('delivered', 'promised'),
          ('payout-rejected', 'returned'), ('returned', 'returned'), ('refunded', 'refunded'),
          ('review-refused', 'rejected'), ('cancelled', 'cancelled'), ('expired', 'expired')) as named (change, event)
        on named.change = e.event
      join transfers.v_transfer t on t.id = e.transfer_id
      join customers.v_customer c on c.id = t.customer_id
      left join lateral (
        select min(one.at) as paid_at from transfers.v_event one
        where one.transfer_id = e.transfer_id and one.event = 'funded') as first on e.event = 'delivered'
      left join quotes.v_price earned on earned.id = t.quote_id and e.event = 'delivered'
      where e.at >= ${from} and e.at < ${until}
        and (e.event not in ('funded', 'delivered') or not exists (
          select from transfers.v_event former
          where former.transfer_id = e.transfer_id and former.event = e.event and former.sequence < e.sequence))
      union all
      select p.created_at, p.corridor_id, c.kind, 'quoted', p.send_minor, -1, 0, 0, 0, 0, false
      from quotes.v_price p join customers.v_customer c on c.id = p.customer_id
      where p.created_at >= ${from} and p.created_at < ${until}
    ) as happened
    group by 1, 2, 3, 4, 5`)
  await countDays(work, from, until)
}

const SANTIAGO = sql`'America/Santiago'`

/** The first and the last day in Santiago of hours. */
export const daysOf = (from: Date, until: Date): { readonly first: Sql; readonly last: Sql } => ({
  first: sql`(${from}::timestamptz at time zone ${SANTIAGO})::date`,
  last: sql`((${until}::timestamptz - interval '1 hour') at time zone ${SANTIAGO})::date`,
})

async function countDays(work: Work, from: Date, until: Date): Promise<void> {
  const { first, last } = daysOf(from, until)
  await work.tx.run(sql`delete from figures.daily_sum where day between ${first} and ${last}`)
  await work.tx.run(sql`
    insert into figures.daily_sum (day, corridor_id, event, count, send_minor, fee_minor, iva_minor, spread_minor,
      rounding_minor, in_time)
    select (hour at time zone ${SANTIAGO})::date, corridor_id, event, sum(count), sum(send_minor), sum(fee_minor),
      sum(iva_minor), sum(spread_minor), sum(rounding_minor), sum(in_time)
    from figures.hourly
    where event <> 'promised' and hour >= ${first}::timestamp at time zone ${SANTIAGO}
      and hour < (${last} + 1)::timestamp at time zone ${SANTIAGO}
    group by 1, 2, 3`)
}
