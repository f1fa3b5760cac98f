import { requirementSlots, requirementCodes, type CustomerKind, type Id } from '@puente/contract'
import type { RequirementCode } from '@puente/contract'
import { empty, fromStored, join, sql, type Sql, type Stored } from '@puente/postgres'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import type { Day } from '../corridors/index.ts'
import type { RequirementRules } from './requirement-rules.ts'
import { boundAs } from './encrypted-columns.ts'

/** Each requirement with its slot, as rows of SQL. */
const places = sql`(values ${join(
  requirementCodes.map(
    (code) => sql`(${code}::text, ${requirementSlots[code].kind}::text, ${requirementSlots[code].page}::int)`,
  ),
)}) as place(code, kind, page)`

/** The requirements of one kind of customer, as rows of SQL. Without any, one row of nulls. */
function asksOf(kind: CustomerKind, { data, inForceFrom }: Version<RequirementRules>): Sql {
  const rows = data.requirements
    .filter(({ customer }) => customer === kind)
    .flatMap(({ asks, levels, companyTypes, regimes, blocks }) =>
      asks.map(
        (
          code,
        ) => sql`(${code}::text, ${[...levels]}::text[], ${companyTypes === undefined ? null : [...companyTypes]}::text[],
          ${regimes === undefined ? null : [...regimes]}::text[], ${blocks}::boolean, ${inForceFrom}::timestamptz)`,
      ),
    )
  const none = sql`(null::text, null::text[], null::text[], null::text[], null::boolean, null::timestamptz)`
  return sql`(values ${rows.length === 0 ? none : join(rows)}) as rule(code, levels, types, regimes, blocks, since)`
}

/** The instant at which a day in Chile ends. */
const afterDay = (day: Sql): Sql => sql`((${day} + 1)::timestamp at time zone 'America/Santiago')`

export interface AskedOf {
  readonly kind: CustomerKind
  readonly rules: Version<RequirementRules>
  readonly today: Day
  readonly only: readonly string[] | undefined
}

/** Everything that customers of one kind have to supply, by rules and by requests, and whether it is present. */
const asked = ({ kind, rules, today, only }: AskedOf): Sql => {
  const narrowed = (column: Sql) => (only === undefined ? empty : sql`and ${column} = any(${only}::uuid[])`)
  return sql`
    select customer_id, a.code, blocks_from, is_request, message, due_on, place.kind, place.page,
      not is_request and (exists (
          select from requirements.paper p where p.customer_id = a.customer_id and p.code = a.code
            and (p.holds_until is null or p.holds_until >= ${today}::date))
        or (a.code = 'identity' and exists (
          select from requirements.identity i where i.customer_id = a.customer_id and i.on_file_since is not null))
      ) as is_there
    from (
      select c.id as customer_id, rule.code,
        case when rule.blocks then greatest(rule.since, c.created_at) end as blocks_from, false as is_request,
        null::bytea as message, null::date as due_on
      from ${asksOf(kind, rules)}
      join customers.v_customer c
        on c.kind = ${kind} and c.status = 'active' and c.level = any(rule.levels) ${narrowed(sql`c.id`)}
      left join onboarding.v_company_file f on f.customer_id = c.id and f.status = 'approved'
      where (c.kind = 'person' or f.customer_id is not null)
        and (rule.types is null or f.company_type = any(rule.types))
        and (rule.regimes is null or f.registry_regime = any(rule.regimes))
      union all
      select r.customer_id, r.code,
        case when r.blocks then coalesce(${afterDay(sql`r.due_on`)}, r.asked_at) end, true, r.message, r.due_on
      from requirements.request r
      join customers.v_customer c on c.id = r.customer_id and c.kind = ${kind}
      where r.closed_at is null ${narrowed(sql`r.customer_id`)}
    ) a
    join ${places} on place.code = a.code`
}

/** The last file sent for each requirement, except removed and replaced ones. */
const lastSent = sql`
  left join lateral (
    select d.state, d.reason from documents.v_document d
    where d.customer_id = a.customer_id and d.kind = a.kind and d.page = a.page
      and coalesce(d.side, 'front') = 'front' and d.state in ('received', 'in-review', 'refused', 'accepted')
    order by d.received_at desc, d.id desc limit 1
  ) sent on true`

/**
 * Customers with a missing requirement. The next action is staff's once files for all of them wait. Until then due at
 * the end of the earliest due date.
 */
export const lacking = (of: AskedOf): Sql => sql`
  select a.customer_id as subject,
    jsonb_strip_nulls(jsonb_build_object(
      'missing', string_agg(distinct a.code, ',' order by a.code) filter (where not s.waits),
      'waiting', string_agg(distinct a.code, ',' order by a.code) filter (where s.waits))) as facts,
    case when bool_and(s.waits) then 'staff' else 'customer' end as turn,
    case when bool_and(s.waits) then max(i.answer_by)
         else ${afterDay(sql`min(a.due_on) filter (where not s.waits)`)} - interval '1 second' end as due_at,
    min(a.blocks_from) as blocks_from
  from (${asked(of)}) a
  ${lastSent}
  cross join lateral (select coalesce(sent.state in ('received', 'in-review'), false) as waits) s
  left join requirements.identity i on i.customer_id = a.customer_id
  where not a.is_there
  group by a.customer_id`

export interface Asked {
  readonly code: RequirementCode
  readonly blocks: boolean
  readonly isThere: boolean
  readonly state: string | null
  readonly reason: string | null
  readonly holdsUntil: string | null
  readonly isAsked: boolean
  readonly message: Buffer | null
  readonly dueOn: string | null
}

/** Everything that one customer has to supply, with the last file sent for it. */
export const askedOf = (work: Work, of: AskedOf): Promise<Asked[]> =>
  work.tx.many<Asked>(sql`
    select a.code, bool_or(a.blocks_from is not null) as blocks, bool_and(a.is_there) as is_there,
      min(sent.state) as state, min(sent.reason) as reason,
      bool_or(is_request) as is_asked, (array_agg(message) filter (where is_request))[1] as message,
      min(due_on)::text as due_on,
      (select max(holds_until)::text from requirements.paper p
       where p.customer_id = (array_agg(a.customer_id))[1] and p.code = a.code) as holds_until
    from (${asked(of)}) a
    ${lastSent}
    group by a.code order by a.code`)

/** Stores an accepted file for its requirement, replacing an earlier one. */
export async function insertRequirementDocument(
  work: Work,
  paper: {
    readonly documentId: Id<'document'>
    readonly customerId: Id<'customer'>
    readonly code: RequirementCode
    readonly issuedOn: Day | undefined
    readonly holdsUntil: Day | undefined
  },
): Promise<void> {
  await work.tx.run(sql`
    delete from requirements.paper where customer_id = ${paper.customerId} and code = ${paper.code}`)
  await work.tx.run(sql`
    insert into requirements.paper (document_id, customer_id, code, issued_on, holds_until)
    values (${paper.documentId}, ${paper.customerId}, ${paper.code}, ${paper.issuedOn ?? null},
            ${paper.holdsUntil ?? null})`)
}

/** Requirements of a customer whose accepted files are recent enough on a day. */
export async function recentDocuments(
  work: Work,
  customerId: Id<'customer'>,
  on: Day,
): Promise<RequirementCode[]> {
  const rows = await work.tx.many<{ code: RequirementCode }>(sql`
    select code from requirements.paper
    where customer_id = ${customerId} and (holds_until is null or holds_until >= ${on}::date)`)
  return rows.map(({ code }) => code)
}

export async function deleteRequirementDocument(work: Work, documentId: Id<'document'>): Promise<void> {
  await work.tx.run(sql`delete from requirements.paper where document_id = ${documentId}`)
}

/** Recalculates until when files are recent enough, for every requirement with a maximum age. */
export async function setAges(work: Work, ages: RequirementRules['maxAgeMonths']): Promise<void> {
  const codes = Object.keys(ages)
  await work.tx.run(sql`
    update requirements.paper p set holds_until = (issued_on + make_interval(months => a.months))::date
    from (select code, (select months from unnest(${codes}::text[], ${Object.values(ages)}::int[]) as age(code, months)
                        where age.code = place.code) as months from ${places}) a
    where a.code = p.code and p.issued_on is not null
      and p.holds_until is distinct from (issued_on + make_interval(months => a.months))::date`)
}

/** The text of a document request, decrypted. */
export const messageOf = (work: Work, customerId: Id<'customer'>, encrypted: Buffer): string =>
  work.vault.decrypt(boundAs.message, encrypted, customerId)

export interface DocumentRequest {
  readonly code: RequirementCode
  readonly blocks: boolean
  /** Shown to staff only. */
  readonly reason: string
  /** Shown to the customer. */
  readonly message: string | undefined
  readonly dueOn: Day | undefined
  readonly askedBy: string
  readonly askedAt: Date
}

/** Inserts a request. False while the same is requested. */
export async function insertRequest(
  work: Work,
  customerId: Id<'customer'>,
  request: DocumentRequest,
): Promise<boolean> {
  const row = await work.tx.maybe<{ id: string }>(sql`
    insert into requirements.request (id, customer_id, code, blocks, reason, message, due_on, asked_by, asked_at)
    values (${work.id()}, ${customerId}, ${request.code}, ${request.blocks},
            ${(await work.vault.of(customerId)).encrypt(boundAs.reason, request.reason, customerId)},
            ${request.message === undefined ? null : (await work.vault.of(customerId)).encrypt(boundAs.message, request.message, customerId)},
            ${request.dueOn ?? null}, ${request.askedBy}, ${request.askedAt})
    on conflict do nothing returning id`)
  return row !== undefined
}

/** Closes a request. False when none is open. */
export async function closeRequest(
  work: Work,
  customerId: Id<'customer'>,
  code: RequirementCode,
  outcome: 'accepted' | 'withdrawn',
): Promise<boolean> {
  const row = await work.tx.maybe<{ id: string }>(sql`
    update requirements.request set closed_at = ${work.now}, outcome = ${outcome}
    where customer_id = ${customerId} and code = ${code} and closed_at is null returning id`)
  return row !== undefined
}

/** Open requests to a customer. */
export async function requestsOf(work: Work, customerId: Id<'customer'>): Promise<DocumentRequest[]> {
  const rows = await work.tx.many<
    Stored<Omit<DocumentRequest, 'reason' | 'message'>> & { reason: Buffer; message: Buffer | null }
  >(sql`
    select code, blocks, reason, message, due_on::text, asked_by, asked_at from requirements.request
    where customer_id = ${customerId} and closed_at is null order by asked_at, id`)
  return rows.map(({ reason, message, ...row }) => ({
    ...fromStored(row),
    reason: work.vault.decrypt(boundAs.reason, reason, customerId),
    message: message === null ? undefined : messageOf(work, customerId, message),
  }))
}
