import { pendingItemKinds, type PendingKind } from '@puente/contract'
import { type Sql, empty, join, present, sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { RuleView } from '../../pending-items/index.ts'
import { HOME_COUNTRY } from './profile.ts'

/** Legal dates are days in Santiago. */
const ZONE = 'America/Santiago'

const those = (only: readonly string[] | undefined): Sql =>
  only === undefined ? empty : sql`and c.id = any(${only}::uuid[])`

/** Active customers whose country is not served, or whose comuna is not known or not in the catalogue today. */
export const withoutLocality = ({ now, only }: RuleView): Sql => sql`
  select c.id as subject,
    case when c.country <> ${HOME_COUNTRY} then jsonb_build_object('country', c.country)
         when c.comuna is null then jsonb_build_object('comuna', 'unknown')
         else jsonb_build_object('gone', c.comuna) end as facts,
    'customer' as turn, null::timestamptz as due_at,
    case when c.country = ${HOME_COUNTRY} and p.ended is not null
         then p.ended::timestamp at time zone ${ZONE} else c.created_at end as blocks_from
  from customers.customer c
  left join (
    select code, max(valid_to) as ended,
      bool_or(valid_from <= today and (valid_to is null or valid_to > today)) as stands
    from localities.v_comuna, (select (${now}::timestamptz at time zone ${ZONE})::date as today) as t
    group by code
  ) p on p.code = c.comuna
  where c.status = 'active'
    and (c.country <> ${HOME_COUNTRY} or (c.address_state is not null and p.stands is not true)) ${those(only)}`

/** A hash of the catalogue of comunas. It changes with the catalogue. */
export async function catalogueMark(work: Work): Promise<string> {
  const { mark } = await work.tx.one<{ mark: string }>(sql`
    select md5(coalesce(string_agg(concat_ws(' ', code, valid_from, valid_to), ',' order by code, valid_from), '')) as mark
    from localities.v_comuna`)
  return mark
}

/** Active customers of the kind that an item is about, with an address without street or number. */
export const withoutHouseNumber = (kind: PendingKind, { only }: RuleView): Sql => sql`
  select c.id as subject, '{}'::jsonb as facts, 'customer' as turn, null::timestamptz as due_at,
    c.created_at as blocks_from
  from customers.customer c
  where c.status = 'active' and c.kind = ${pendingItemKinds[kind].about} and c.address_state = 'incomplete'
    ${those(only)}`

/** Active persons with one of these occupations and without an employer. */
export const withoutEmployer = (asking: readonly string[], { only }: RuleView): Sql => sql`
  select c.id as subject, jsonb_build_object('occupation', c.occupation) as facts, 'customer' as turn,
    null::timestamptz as due_at, c.created_at as blocks_from
  from customers.customer c
  where c.status = 'active' and c.kind = 'person' and c.employer is null
    and c.occupation = any(${asking}::text[]) ${those(only)}`

/** The day on which data has to be confirmed again: the last confirmation plus this interval. */
const dueAfter = (life: Sql): Sql =>
  sql`((c.facts_confirmed_at at time zone ${ZONE})::date + ${life}) at time zone ${ZONE}`

/** When one customer has to confirm their data again. */
export async function confirmDueAt(work: Work, id: string, months: number): Promise<Date> {
  const row = await work.tx.one<{ dueAt: Date | null }>(sql`
    select ${dueAfter(sql`make_interval(months => ${months}::int)`)} as due_at
    from customers.customer c where c.id = ${id}`)
  return present(row.dueAt, 'customer.facts_confirmed_at')
}

/**
 * Active customers whose last confirmation is older than their risk allows. Due that day; blocks after the grace
 * period.
 */
export function confirmedLongAgo(
  months: readonly (readonly [risk: string, months: number])[],
  graceDays: number,
  { now, only }: RuleView,
): Sql {
  const rows = months.map(([risk, count]) => sql`(${risk}, make_interval(months => ${count}::int))`)
  // Months have different lengths: the indexed condition returns a few days too many, and `due_at` decides.
  return sql`
    select subject, jsonb_build_object('since', since::text) as facts, 'customer' as turn, due_at,
      due_at + make_interval(days => ${graceDays}::int) as blocks_from
    from (
      select c.id as subject, (c.facts_confirmed_at at time zone ${ZONE})::date as since,
        ${dueAfter(sql`f.life`)} as due_at
      from (values ${join(rows)}) as f (risk, life)
      join customers.customer c on c.risk = f.risk
        and c.facts_confirmed_at <= ${now}::timestamptz - f.life + interval '4 days'
      where c.status = 'active' ${those(only)}
    ) long
    where due_at <= ${now}`
}
