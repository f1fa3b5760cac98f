import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import { daysOf } from './count.store.ts'
import { callBounds } from './durations.ts'

/**
 * Counts what else happened in the hours from `from` until `until` again, and the days that they belong to. Both are whole
 * hours.
 */
export async function countTallies(work: Work, from: Date, until: Date): Promise<void> {
  await work.tx.run(sql`delete from figures.hourly_tally where hour >= ${from} and hour < ${until}`)
  await work.tx.run(sql`
    insert into figures.hourly_tally (hour, kind, about, detail, duration_class, count)
    select date_trunc('hour', at, 'UTC'), kind, about, detail, duration_class, sum(by)
    from (
      select e.at, 'moved' as kind, t.corridor_id as about, side.state as detail, -1 as duration_class, side.by
      from transfers.v_event e
      join transfers.v_transfer t on t.id = e.transfer_id
      cross join lateral (values (e.to_state, 1), (e.from_state, -1)) as side (state, by)
      where e.at >= ${from} and e.at < ${until} and side.state is not null
      union all
      select e.at, 'reason', named.what,
        coalesce(case named.what when 'returned' then c.code when 'rejected' then v.reason else back.reason end, 'unknown'),
        -1, 1
      from transfers.v_event e
      join (values ('payout-rejected', 'returned'), ('returned', 'returned'), ('review-refused', 'rejected'),
          ('refunded', 'refunded')) as named (change, what) on named.change = e.event
      left join transfers.v_correction c on c.transfer_id = e.transfer_id and c.attempt = e.attempt
      left join lateral (
        select r.reason from transfers.v_review r
        where r.transfer_id = e.transfer_id order by r.closed_at desc nulls last limit 1
      ) as v on named.what = 'rejected'
      left join lateral (
        select g.reason from transfers.v_event g
        where g.transfer_id = e.transfer_id and g.event = 'given-back' order by g.sequence desc limit 1
      ) as back on named.what = 'refunded'
      where e.at >= ${from} and e.at < ${until}
      union all
      select at, 'decision', about, outcome, -1, 1 from decisions.v_decision where at >= ${from} and at < ${until}
      union all
      select at, 'screening', list_version, verdict, -1, 1
      from screening.v_check where at >= ${from} and at < ${until}
      union all
      select at, 'call', partner, outcome, width_bucket(duration_ms, ${[...callBounds]}::int[]), 1
      from platform.v_partner_call where at >= ${from} and at < ${until}
    ) as happened
    group by 1, 2, 3, 4, 5 having sum(by) <> 0`)
  await countDays(work, from, until)
  await countStanding(work, from, until)
}

const SANTIAGO = sql`'America/Santiago'`

async function countDays(work: Work, from: Date, until: Date): Promise<void> {
  const { first, last } = daysOf(from, until)
  await work.tx.run(sql`
    delete from figures.daily_tally
    where kind in ('reason', 'decision', 'screening', 'call', 'took', 'promised') and day between ${first} and ${last}`)
  await work.tx.run(sql`
    insert into figures.daily_tally (kind, day, about, detail, duration_class, count)
    select kind, (hour at time zone ${SANTIAGO})::date, about, detail, duration_class, sum(count)
    from figures.hourly_tally
    where kind <> 'moved' and hour >= ${first}::timestamp at time zone ${SANTIAGO}
      and hour < (${last} + 1)::timestamp at time zone ${SANTIAGO}
    group by 1, 2, 3, 4, 5
    union all
    select case event when 'delivered' then 'took' else event end, (hour at time zone ${SANTIAGO})::date, corridor_id,
      'delivered', duration_class, sum(count)
    from figures.hourly
    where event in ('delivered', 'promised') and duration_class >= 0
      and hour >= ${first}::timestamp at time zone ${SANTIAGO}
      and hour < (${last} + 1)::timestamp at time zone ${SANTIAGO}
    group by 1, 2, 3, 4, 5`)
}

/** How many orders stood in each state at the end of each day: as the day before, and what moved since. */
async function countStanding(work: Work, from: Date, until: Date): Promise<void> {
  const { first, last } = daysOf(from, until)
  await work.tx.run(sql`delete from figures.standing where day between ${first} and ${last}`)
  await work.tx.run(sql`
    insert into figures.standing (day, corridor_id, state, count)
    select ended.day::date, moved.corridor_id, moved.state, sum(moved.count)
    from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') as ended (day)
    join (
      select (hour at time zone ${SANTIAGO})::date as day, about as corridor_id, detail as state, count
      from figures.hourly_tally
      where kind = 'moved' and hour >= ${first}::timestamp at time zone ${SANTIAGO}
        and hour < (${last} + 1)::timestamp at time zone ${SANTIAGO}
      union all
      select day, corridor_id, state, count from figures.standing
      where day = (select max(day) from figures.standing where day < ${first})
    ) as moved on moved.day <= ended.day
    group by 1, 2, 3 having sum(moved.count) <> 0`)
}
