import { withConnection } from '@puente/postgres'

/**
 * Seeds counted days until today, each as dense as it can be: every corridor, event, class of duration and outcome has a
 * row. An operator with several million transfers reaches this density.
 */
export async function seedFigures(databaseUrl: string, days: number): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    await client.query(
      'delete from figures.daily_sum; delete from figures.daily_tally; delete from figures.standing',
    )
    await client.query(DAILY, [days])
    await client.query(TALLIES, [days])
    await client.query(STANDING, [days])
    await client.query(
      `insert into figures.watermark (final_until, counted_at) values (now(), now())
       on conflict (singleton) do update set final_until = now(), counted_at = now()`,
    )
    await client.query('analyze figures.daily_sum, figures.daily_tally, figures.standing')
  })
}

const DAYS = `generate_series((now() at time zone 'America/Santiago')::date - ($1::int - 1),
  (now() at time zone 'America/Santiago')::date, interval '1 day') as day`
const CORRIDORS = `unnest(array['us-usd', 'mx-mxn', 'co-cop', 'pe-pen', 'es-eur', 'de-eur']) as corridor`

const DAILY = `
  insert into figures.daily_sum (day, corridor_id, event, count, send_minor, fee_minor, iva_minor, spread_minor,
    rounding_minor, in_time)
  select day::date, corridor, event, 4500, 900000000, 13000000, 2500000, 9000000, 2000, 4000
  from ${DAYS}, ${CORRIDORS}, unnest(array['quoted', 'ordered', 'paid', 'delivered', 'returned', 'refunded', 'rejected',
    'cancelled', 'expired']) as event`

const TALLIES = `
  insert into figures.daily_tally (kind, day, about, detail, duration_class, count)
  select 'call', day::date, partner, outcome, class, 300
  from ${DAYS}, unnest(array['bank', 'rails', 'names', 'rates', 'registry', 'inbox', 'sms']) as partner,
    unnest(array['ok', 'refused:AC04', 'unknown', 'status-503']) as outcome, generate_series(0, 11) as class
  where outcome = 'ok' or class = 11
  union all
  select kind, day::date, corridor, 'delivered', class, 320
  from ${DAYS}, ${CORRIDORS}, unnest(array['took', 'promised']) as kind, generate_series(0, 13) as class
  union all
  select 'reason', day::date, what, what || reason, -1, 4
  from ${DAYS}, unnest(array['returned', 'rejected', 'refunded']) as what, generate_series(1, 20) as reason
  union all
  select 'decision', day::date, about, outcome, -1, 40
  from ${DAYS}, unnest(array['application', 'company-file', 'level-application', 'document']) as about,
    unnest(array['approved', 'refused', 'returned', 'asked-again']) as outcome
  union all
  select 'screening', day::date, 'version ' || extract(week from day), verdict, -1, 27000
  from ${DAYS}, unnest(array['clear', 'hit']) as verdict`

const STANDING = `
  insert into figures.standing (day, corridor_id, state, count)
  select day::date, corridor, state, 1000
  from ${DAYS}, ${CORRIDORS}, unnest(array['awaiting-payin', 'in-review', 'funded', 'held', 'converting',
    'payout-submitted', 'payout-unknown', 'delivered', 'returned', 'correcting', 'rejected', 'refunding', 'refunded',
    'frozen', 'expired', 'cancelled']) as state`
