import type { PendingKind, Id } from '@puente/contract'
import { empty, sql, type Sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { inSantiago, type Day } from '../../corridors/index.ts'

/** Days before expiry on which the item becomes due again. */
const STEPS = [60, 30, 7] as const
const [FIRST_STEP] = STEPS

/** Midnight in Santiago at the beginning of a day. */
const begins = (day: Sql): Sql => sql`((${day})::timestamp at time zone 'America/Santiago')`

/**
 * Condition that selects the customers with an outstanding document. Applied first, so that files are read for those
 * few only.
 */
type Narrowed = (today: Day) => Sql

const ended: Narrowed = (today) => sql`i.effective_end < ${today}::date`
const ending: Narrowed = (today) => sql`
  i.effective_end between ${today}::date and ${today}::date + ${FIRST_STEP}::int and i.fault_since is null`
const faulty: Narrowed = (today) => sql`
  i.fault_since is not null and (i.effective_end is null or i.effective_end >= ${today}::date)`

/** For each selected row, the parts of a new document that are needed (`wants_*`) and present (`has_*`). */
const standing = (where: Sql, today: Day): Sql => sql`
  select i.*, w.*,
    i.effective_end < ${today}::date as is_ended,
    i.next_front_id is not null or p.front_waits as has_front,
    p.back_waits or p.back_fresh as has_back,
    p.proof_waits or p.proof_fresh as has_proof
  from requirements.identity i
  cross join lateral (
    select i.fault_since is null or i.front_fault is not null or i.effective_end < ${today}::date as wants_front,
      case when i.fault_since is null or i.type is null or i.effective_end < ${today}::date
             or i.next_front_id is not null
           then coalesce(i.next_type, i.announced_type, i.type, 'chilean-id') in ('chilean-id', 'foreign-id')
           else i.back_fault is not null end as wants_back,
      i.type = 'foreign-id' and i.effective_end < ${today}::date
        and coalesce(i.next_type, i.announced_type, i.type) = 'foreign-id' as wants_proof
  ) w
  cross join lateral (
    select coalesce(bool_or(d.kind = 'identity' and d.side = 'front' and waits), false) as front_waits,
      coalesce(bool_or(d.kind = 'identity' and d.side = 'back' and waits), false) as back_waits,
      coalesce(bool_or(d.kind = 'renewal-proof' and waits), false) as proof_waits,
      coalesce(bool_or(d.kind = 'identity' and d.side = 'back' and d.state = 'accepted'
        and d.id is distinct from i.back_id), false) as back_fresh,
      coalesce(bool_or(d.kind = 'renewal-proof' and d.state = 'accepted'
        and d.id is distinct from i.proof_id), false) as proof_fresh
    from documents.v_document d cross join lateral (select d.state in ('received', 'in-review') as waits) s
    where d.customer_id = i.customer_id and d.kind in ('identity', 'renewal-proof')
  ) p
  where ${where}`

/** Codes of the parts still to be sent, separated by commas. */
const needs = sql`
  concat_ws(',', case when wants_front and not has_front then 'front' end,
    case when wants_back and not has_back then 'back' end,
    case when coalesce(wants_proof, false) and not has_proof then 'renewal-proof' end)`

const owedWhere = (
  narrowed: Narrowed,
  today: Day,
  only: readonly string[] | undefined,
  more: { readonly and?: Sql; readonly dueAt: Sql; readonly blocksFrom: Sql },
): Sql => sql`
  select customer_id as subject,
    jsonb_strip_nulls(jsonb_build_object('type', type, 'ends', effective_end::text, 'needs', nullif(needs, ''),
      'front', front_fault, 'back', back_fault)) as facts,
    case when needs = '' then 'staff' else 'customer' end as turn,
    case when needs = '' then answer_by else ${more.dueAt} end as due_at,
    ${more.blocksFrom} as blocks_from
  from (select s.*, ${needs} as needs from (${standing(
    sql`${narrowed(today)} ${more.and ?? empty}
      ${only === undefined ? empty : sql`and i.customer_id = any(${only}::uuid[])`}`,
    today,
  )}) s) owing`

/** Persons with an expired document of this kind. */
export const endedDocuments = (
  kind: Extract<PendingKind, 'id-expired-chilean' | 'id-expired-foreign' | 'id-expired'>,
  today: Day,
  only: readonly string[] | undefined,
): Sql =>
  owedWhere(ended, today, only, {
    and: {
      'id-expired-chilean': sql`and i.type = 'chilean-id'`,
      'id-expired-foreign': sql`and i.type = 'foreign-id'`,
      'id-expired': sql`and i.type not in ('chilean-id', 'foreign-id')`,
    }[kind],
    dueAt: sql`null::timestamptz`,
    blocksFrom: begins(sql`effective_end + 1`),
  })

/** Persons with an unusable side of a document. An expired document is listed by `endedDocuments` instead. */
export const faultyDocuments = (today: Day, only: readonly string[] | undefined): Sql =>
  owedWhere(faulty, today, only, { dueAt: sql`null::timestamptz`, blocksFrom: sql`fault_since` })

/** Persons whose document expires soon. Due on the next of the days in `STEPS`, or on expiry. */
export const endingDocuments = (today: Day, only: readonly string[] | undefined): Sql =>
  owedWhere(ending, today, only, {
    dueAt: nextStep(today),
    blocksFrom: sql`null::timestamptz`,
  })

const nextStep = (today: Day): Sql => sql`
  coalesce((select min(${begins(sql`effective_end - step`)}) from unnest(${[...STEPS]}::int[]) as steps(step)
            where effective_end - step > ${today}::date), ${begins(sql`effective_end + 1`)})`

/** The parts that a person sending a new document now has yet to send. */
export async function neededParts(work: Work, customerId: Id<'customer'>): Promise<string[]> {
  const { day } = inSantiago(work.now)
  const row = await work.tx.maybe<{ needs: string }>(sql`
    select ${needs} as needs from (${standing(sql`i.customer_id = ${customerId}`, day)}) s`)
  return row === undefined || row.needs === '' ? [] : row.needs.split(',')
}
