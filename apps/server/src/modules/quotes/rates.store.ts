import { rate, rateValue, type Currency } from '@puente/money'
import { sql } from '@puente/postgres'
import { once, readAnew } from '../../platform/data/once.ts'
import type { Work } from '../../platform/work.ts'
import type { Reading } from './rate-guard.ts'

/** A stored reading. */
export interface KeptRate extends Reading {
  readonly id: string
  readonly source: string
  readonly accepted: boolean
}

type RateRow = Omit<KeptRate, 'rate'> & { currency: Currency; mid: string }

const toKept = ({ currency, mid, ...row }: RateRow): KeptRate => ({
  ...row,
  rate: rate(currency, 'CLP', mid),
})

/** Tolerance for the feed's clock. A reading later than that was stored before the sandbox moved its clock back. */
const AHEAD_MS = 60_000
const untilNow = (work: Work) => new Date(work.now.getTime() + AHEAD_MS)

/** The newest reading of each currency, accepted or not. */
export async function newestRates(work: Work, currencies: readonly Currency[]): Promise<KeptRate[]> {
  const rows = await once(work, `newest rates ${currencies.join()}`, () =>
    work.tx.many<RateRow>(sql`
      select newest.* from unnest(${currencies}::text[]) as wanted(currency)
      cross join lateral (
        select id, currency, mid, as_of, source, accepted from quotes.rate
        where rate.currency = wanted.currency and as_of <= ${untilNow(work)}
        order by as_of desc, id desc limit 1) as newest`),
  )
  return rows.map(toKept)
}

/** When the newest accepted reading of each currency was taken; a currency without one is absent. */
export const lastAccepted = (
  work: Work,
  currencies: readonly Currency[],
): Promise<{ readonly currency: Currency; readonly asOf: Date }[]> =>
  work.tx.many<{ currency: Currency; asOf: Date }>(sql`
    select newest.currency, newest.as_of from unnest(${currencies}::text[]) as wanted(currency)
    cross join lateral (
      select currency, as_of from quotes.rate
      where rate.currency = wanted.currency and accepted and as_of <= ${untilNow(work)}
      order by as_of desc limit 1) as newest`)

/**
 * The last accepted reading of each of the last `days` days in Santiago, oldest first; a day without one is absent. Each
 * day is one search of an index, because the feed stores thousands of readings a day.
 */
export async function dailyRates(work: Work, currency: Currency, days: number): Promise<KeptRate[]> {
  const rows = await work.tx.many<RateRow>(sql`
    select last.* from generate_series(0, ${days - 1}::int) as back
    cross join lateral (
      select (${work.now}::timestamptz at time zone 'America/Santiago')::date - back as day) as calendar
    cross join lateral (
      select id, currency, mid, as_of, source, accepted from quotes.rate
      where rate.currency = ${currency} and accepted and as_of <= ${untilNow(work)}
        and as_of >= calendar.day::timestamp at time zone 'America/Santiago'
        and as_of < (calendar.day + 1)::timestamp at time zone 'America/Santiago'
      order by as_of desc, id desc limit 1) as last
    order by last.as_of`)
  return rows.map(toKept)
}

/** The accepted readings of a currency after an instant, oldest first. */
export async function acceptedAfter(
  work: Work,
  currency: Currency,
  after: Date,
  limit: number,
): Promise<KeptRate[]> {
  const rows = await work.tx.many<RateRow>(sql`
    select id, currency, mid, as_of, source, accepted from quotes.rate
    where currency = ${currency} and accepted and as_of > ${after} and as_of <= ${work.now}
    order by as_of, id limit ${limit}`)
  return rows.map(toKept)
}

/** Whether any reading is stored. */
export async function hasRates(work: Work): Promise<boolean> {
  const row = await work.tx.one<{ has: boolean }>(sql`select exists (select from quotes.rate) as has`)
  return row.has
}

/** The last accepted reading, and the unconfirmed ones since then, newest first, at most 200. */
export async function guardOf(
  work: Work,
  currency: Currency,
): Promise<{ readonly lastAccepted: KeptRate | undefined; readonly held: readonly KeptRate[] }> {
  const accepted = await work.tx.maybe<RateRow>(sql`
    select id, currency, mid, as_of, source, accepted from quotes.rate
    where currency = ${currency} and accepted and as_of <= ${untilNow(work)}
    order by as_of desc, id desc limit 1`)
  if (accepted === undefined) return { lastAccepted: undefined, held: [] }
  const held = await work.tx.many<RateRow>(sql`
    select id, currency, mid, as_of, source, accepted from quotes.rate
    where currency = ${currency} and not accepted and as_of > ${accepted.asOf} and as_of <= ${untilNow(work)}
    order by as_of desc, id desc limit 200`)
  return { lastAccepted: toKept(accepted), held: held.map(toKept) }
}

/** Serializes recorders until the work ends, so that each compares with the last accepted rate. */
export async function lockRates(work: Work): Promise<void> {
  await work.tx.run(sql`select pg_advisory_xact_lock(hashtextextended('quotes.rate', 0))`)
}

/** Stores a reading. False when it is stored already, because a feed may repeat its last reading. */
export async function insertRate(work: Work, reading: Omit<KeptRate, 'id'>): Promise<boolean> {
  readAnew(work)
  const rows = await work.tx.run(sql`
    insert into quotes.rate (id, currency, mid, as_of, source, fetched_at, accepted)
    values (${work.id()}, ${reading.rate.base}, ${rateValue(reading.rate)}, ${reading.asOf}, ${reading.source},
            ${work.now}, ${reading.accepted})
    on conflict (currency, as_of, mid) do nothing`)
  return rows === 1
}

/** Stores readings of past days as accepted. With `onlyWhereNone`, skips days that have a reading. For seeds only. */
export async function seedRates(
  work: Work,
  readings: readonly Omit<KeptRate, 'id' | 'accepted'>[],
  { onlyWhereNone }: { readonly onlyWhereNone: boolean },
): Promise<void> {
  const rows = readings.map(({ rate: { base }, asOf, source, rate: read }) => ({
    id: work.id(),
    currency: base,
    mid: rateValue(read),
    asOf,
    source,
  }))
  await work.tx.run(sql`
    insert into quotes.rate (id, currency, mid, as_of, source, fetched_at, accepted)
    select (row->>'id')::uuid, row->>'currency', (row->>'mid')::numeric, (row->>'asOf')::timestamptz, row->>'source',
           (row->>'asOf')::timestamptz, true
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row
    where not ${onlyWhereNone} or not exists (
      select from quotes.rate r where r.currency = row->>'currency'
        and r.as_of > (row->>'asOf')::timestamptz - interval '12 hours'
        and r.as_of < (row->>'asOf')::timestamptz + interval '12 hours')
    on conflict (currency, as_of, mid) do nothing`)
}

/** Whether nothing was fetched within `everyMs` before now. */
export async function isFetchDue(work: Work, everyMs: number): Promise<boolean> {
  const since = new Date(work.now.getTime() - everyMs)
  const row = await work.tx.one<{ due: boolean }>(sql`
    select not exists (select from quotes.rate where fetched_at > ${since} and fetched_at <= ${work.now}) as due`)
  return row.due
}
