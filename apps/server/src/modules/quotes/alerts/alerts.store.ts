import type { CustomerKind, Id, PriceSide, RateDirection } from '@puente/contract'
import { rate, rateValue, type Currency, type Rate } from '@puente/money'
import { sql } from '@puente/postgres'
import type { Due } from '../../../platform/jobs/jobs.ts'
import type { Work } from '../../../platform/work.ts'
import type { RateAlert } from './alert.ts'

interface Row {
  id: Id<'rate-alert'>
  customerId: Id<'customer'>
  userId: Id<'user'>
  customerKind: CustomerKind
  currency: Currency
  direction: RateDirection
  clpPerUnit: string
  side: PriceSide | null
  amountMinor: bigint | null
  recipientId: Id<'recipient'> | null
  createdAt: Date
  reachedAt: Date | null
  reachedClpPerUnit: string | null
}

const toAlert = (row: Row): RateAlert => {
  const { currency, clpPerUnit, side, amountMinor, recipientId, reachedAt, reachedClpPerUnit, ...rest } = row
  return {
    ...rest,
    rate: rate(currency, 'CLP', clpPerUnit),
    price: side === null || amountMinor === null ? undefined : { side, amountMinor },
    recipientId: recipientId ?? undefined,
    reached:
      reachedAt === null || reachedClpPerUnit === null
        ? undefined
        : { at: reachedAt, rate: rate(currency, 'CLP', reachedClpPerUnit) },
  }
}

/** The alerts of a customer: all active ones and the last `reachedMost` that were reached; newest first. */
export async function alertsOf(
  work: Work,
  customerId: Id<'customer'>,
  reachedMost: number,
): Promise<RateAlert[]> {
  const rows = await work.tx.many<Row>(sql`
    select id, customer_id, user_id, customer_kind, currency, direction, clp_per_unit, side, amount_minor,
           recipient_id, created_at, reached_at, reached_clp_per_unit
    from (select *, row_number() over (partition by reached_at is null order by id desc) as place
          from quotes.rate_alert where customer_id = ${customerId}) as own
    where reached_at is null or place <= ${reachedMost}
    order by id desc`)
  return rows.map(toAlert)
}

/** The alert; undefined when it was deleted. */
export async function alertFor(work: Work, id: string): Promise<RateAlert | undefined> {
  const row = await work.tx.maybe<Row>(sql`
    select id, customer_id, user_id, customer_kind, currency, direction, clp_per_unit, side, amount_minor,
           recipient_id, created_at, reached_at, reached_clp_per_unit
    from quotes.rate_alert where id = ${id}`)
  return row && toAlert(row)
}

/** Serializes who creates alerts of a customer until the work ends, so that their number is exact. */
export async function lockAlertsOf(work: Work, customerId: Id<'customer'>): Promise<void> {
  await work.tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('quotes.rate_alert ' || ${customerId}::text, 0))`,
  )
}

/** Stores a new alert. */
export async function insertAlert(work: Work, alert: RateAlert): Promise<void> {
  await work.tx.run(sql`
    insert into quotes.rate_alert (id, customer_id, user_id, customer_kind, currency, direction, clp_per_unit, side,
                                   amount_minor, recipient_id, created_at)
    values (${alert.id}, ${alert.customerId}, ${alert.userId}, ${alert.customerKind}, ${alert.rate.base},
            ${alert.direction}, ${rateValue(alert.rate)}, ${alert.price?.side ?? null},
            ${alert.price?.amountMinor ?? null}, ${alert.recipientId ?? null}, ${alert.createdAt})`)
}

/** Deletes an alert. */
export async function deleteAlert(work: Work, id: Id<'rate-alert'>): Promise<void> {
  await work.tx.run(sql`delete from quotes.rate_alert where id = ${id}`)
}

// Progress later than now was stored before the sandbox moved its clock back.
const comparedUntil = (now: Date) =>
  sql`case when progress.compared_until <= ${now} then progress.compared_until else '-infinity'::timestamptz end`

/** Whether a currency with an active alert has an accepted reading that was not compared. */
export const readingsAreDue: Due = ({ now }) => sql`
  exists (
    select from (select distinct currency from quotes.rate_alert where reached_at is null) as wanted
    left join quotes.rate_alert_progress as progress using (currency)
    where exists (
      select from quotes.rate
      where rate.currency = wanted.currency and accepted and as_of <= ${now}
        and as_of > ${comparedUntil(now)}))`

/** The currencies with active alerts. */
export async function currenciesWithAlerts(work: Work): Promise<Currency[]> {
  const rows = await work.tx.many<{ currency: Currency }>(
    sql`select distinct currency from quotes.rate_alert where reached_at is null order by currency`,
  )
  return rows.map(({ currency }) => currency)
}

/**
 * Locks the comparison of a currency until the work ends. Returns the instant after which readings were not compared:
 * no earlier than its oldest active alert; undefined without one.
 */
export async function lockProgress(work: Work, currency: Currency): Promise<Date | undefined> {
  await work.tx.run(sql`
    insert into quotes.rate_alert_progress as progress (currency, compared_until)
    values (${currency}, '-infinity')
    on conflict (currency) do update set compared_until = progress.compared_until`)
  const row = await work.tx.maybe<{ since: Date }>(sql`
    select greatest(${comparedUntil(work.now)}, oldest.created_at) as since
    from quotes.rate_alert_progress as progress
    cross join lateral (
      select created_at from quotes.rate_alert as alert
      where alert.currency = progress.currency and reached_at is null and created_at <= ${work.now}
      order by created_at limit 1) as oldest
    where progress.currency = ${currency}`)
  return row?.since
}

/** Stores the reading up to which the alerts of a currency were compared. */
export async function setProgress(work: Work, currency: Currency, until: Date): Promise<void> {
  await work.tx.run(
    sql`update quotes.rate_alert_progress set compared_until = ${until} where currency = ${currency}`,
  )
}

/** The rates of both kinds of customers at a reading. */
interface ComparedRate {
  readonly asOf: Date
  readonly rates: Readonly<Record<CustomerKind, Rate | undefined>>
}

const values = (compared: readonly ComparedRate[], kind: CustomerKind) =>
  compared.map(({ rates: { [kind]: found } }) => (found === undefined ? null : rateValue(found)))

/**
 * Marks the active alerts of a currency that one of these readings reached, each with the first such reading after its
 * creation. Returns their ids.
 */
export async function markReached(
  work: Work,
  currency: Currency,
  compared: readonly ComparedRate[],
): Promise<Id<'rate-alert'>[]> {
  const rows = await work.tx.many<{ id: Id<'rate-alert'> }>(sql`
    with reading as (
      select as_of, kind, clp_per_unit
      from unnest(${compared.map(({ asOf }) => asOf)}::timestamptz[], ${values(compared, 'person')}::numeric[],
                  ${values(compared, 'company')}::numeric[]) as one(as_of, person, company)
      cross join lateral (values ('person', person), ('company', company)) as each(kind, clp_per_unit)),
    range as (select min(clp_per_unit) as least, max(clp_per_unit) as most from reading)
    update quotes.rate_alert as alert set reached_at = first.as_of, reached_clp_per_unit = first.clp_per_unit
    from (
      select waiting.id, hit.as_of, hit.clp_per_unit
      from quotes.rate_alert as waiting cross join range cross join lateral (
        select as_of, reading.clp_per_unit from reading
        where kind = waiting.customer_kind and as_of > waiting.created_at
          and case waiting.direction when 'above' then reading.clp_per_unit >= waiting.clp_per_unit
                                     else reading.clp_per_unit <= waiting.clp_per_unit end
        order by as_of limit 1) as hit
      where waiting.currency = ${currency} and waiting.reached_at is null
        and (waiting.direction = 'above' and waiting.clp_per_unit <= range.most
          or waiting.direction = 'below' and waiting.clp_per_unit >= range.least)) as first
    where alert.id = first.id returning alert.id`)
  return rows.map(({ id }) => id)
}
