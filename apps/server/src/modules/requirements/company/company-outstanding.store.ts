import type { CompanyDocument } from '@puente/contract'
import { empty, sql, type Sql } from '@puente/postgres'

type Only = readonly string[] | undefined

/** Restricts to these companies; no restriction when `only` is undefined. */
const narrowed = (column: Sql, only: Only): Sql =>
  only === undefined ? empty : sql`and ${column} = any(${only}::uuid[])`

/**
 * State of the files of a company document, by company: `waits` for staff, `lacks` (a page has only a refused file),
 * `open` (a page has no accepted file).
 */
const filesOf = (paper: CompanyDocument, only: Only): Sql => sql`
  select customer_id, bool_or(waits) as waits, bool_or(not stands and not waits) as lacks,
    bool_or(not stands) as open, max(reason) filter (where not waits) as reason
  from (
    select customer_id, bool_or(state = 'accepted') as stands,
      bool_or(state in ('received', 'in-review')) as waits,
      max(reason) filter (where state = 'refused') as reason
    from documents.v_document
    where kind = ${paper} and state in ('received', 'in-review', 'accepted', 'refused')
      ${narrowed(sql`customer_id`, only)}
    group by customer_id, page
  ) places
  group by customer_id`

/**
 * Companies whose document is missing, refused, waiting or too old. `endedOn`: last date of issue that is too old;
 * `holdsDays`: days that a document is valid. Without `ends` the document has no end.
 */
export const outstandingCompanyDocuments = (
  paper: CompanyDocument,
  types: readonly string[],
  ends: { readonly endedOn: string; readonly holdsDays: number } | undefined,
  only: Only,
): Sql => {
  const ended = ends === undefined ? sql`false` : sql`coalesce(p.issued_on <= ${ends.endedOn}::date, false)`
  const endedAt =
    ends === undefined
      ? sql`null::timestamptz`
      : sql`(p.issued_on + ${ends.holdsDays}::int)::timestamp at time zone 'America/Santiago'`
  return sql`
    select f.customer_id as subject,
      jsonb_strip_nulls(jsonb_build_object(
        'cause', case when d.lacks then 'refused' when ${ended} then 'too-old'
                      when p.document_id is null and not coalesce(d.open, false) then 'missing' else 'waiting' end,
        'reason', d.reason)) as facts,
      case when d.waits and not d.lacks then 'staff' else 'customer' end as turn,
      case when d.waits and not d.lacks then p.due_at end as due_at,
      case when ${ended} then ${endedAt} else c.created_at end as blocks_from
    from onboarding.v_company_file f
    join customers.v_customer c on c.id = f.customer_id
    left join requirements.company_paper p on p.customer_id = f.customer_id and p.paper = ${paper}
    left join (${filesOf(paper, only)}) d on d.customer_id = f.customer_id
    where f.status <> 'draft' and f.company_type = any(${types}::text[])
      and (p.document_id is null or coalesce(d.open, false) or ${ended})
      ${narrowed(sql`f.customer_id`, only)}`
}

/** Companies that declared other owners than their documents name. */
export const outstandingOwnerDifferences = (types: readonly string[], only: Only): Sql => sql`
  select o.customer_id as subject,
    jsonb_strip_nulls(jsonb_build_object(
      'differences', array_to_string(o.differences, ','), 'reason', d.reason)) as facts,
    case when d.waits and not d.lacks then 'staff' else 'customer' end as turn,
    case when d.waits and not d.lacks then p.due_at end as due_at,
    o.differs_since as blocks_from
  from requirements.company_owners o
  join onboarding.v_company_file f on f.customer_id = o.customer_id
  left join requirements.company_paper p on p.customer_id = o.customer_id and p.paper = 'shareholders'
  left join (${filesOf('shareholders', only)}) d on d.customer_id = o.customer_id
  where o.differs_since is not null and f.status <> 'draft' and f.company_type = any(${types}::text[])
    ${narrowed(sql`o.customer_id`, only)}`
