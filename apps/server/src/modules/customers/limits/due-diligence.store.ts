import type { CustomerKind, DiligenceWindow, EvidenceRefusal, Id } from '@puente/contract'
import { empty, fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** The threshold that was passed, and the sum of the window including the order that passed it, in US cents. */
export interface Passed {
  readonly window: DiligenceWindow
  readonly thresholdUsdCents: bigint
  readonly reachedUsdCents: bigint
}

/** Evidence of funds that a customer has to supply. */
export interface Demand extends Passed {
  readonly kind: CustomerKind
  readonly demandedAt: Date
  /** When evidence was sent. Undefined while none was; then staff have until `dueAt`. */
  readonly answeredAt: Date | undefined
  readonly answerDueAt: Date | undefined
  readonly refusedBecause: EvidenceRefusal | undefined
}

/** Requests evidence. Changes nothing while an earlier request is open. */
export async function insertDemand(
  work: Work,
  customerId: Id<'customer'>,
  kind: CustomerKind,
  { window, thresholdUsdCents, reachedUsdCents }: Passed,
): Promise<void> {
  await work.tx.run(sql`
    insert into customers.due_diligence as d
      (customer_id, kind, demanded_at, passed, threshold_usd_cents, reached_usd_cents)
    values (${customerId}, ${kind}, ${work.now}, ${window}, ${thresholdUsdCents}, ${reachedUsdCents})
    on conflict (customer_id) do update
    set demanded_at = excluded.demanded_at, passed = excluded.passed,
        threshold_usd_cents = excluded.threshold_usd_cents, reached_usd_cents = excluded.reached_usd_cents,
        answered_at = null, answer_due_at = null, refused_because = null, settled_at = null
    where d.settled_at is not null`)
}

/** The open request for evidence of a customer; undefined when there is none. */
export const demandOf = (work: Work, customerId: Id<'customer'>): Promise<Demand | undefined> =>
  demandWhere(work, sql`customer_id = ${customerId} and settled_at is null`)

/** As `demandOf`, locked until the work ends. */
export const lockDemand = (work: Work, customerId: Id<'customer'>): Promise<Demand | undefined> =>
  demandWhere(work, sql`customer_id = ${customerId} and settled_at is null for update`)

async function demandWhere(work: Work, where: Sql): Promise<Demand | undefined> {
  const row = await work.tx.maybe<Stored<Demand>>(sql`
    select kind, demanded_at, passed as window, threshold_usd_cents, reached_usd_cents, answered_at, answer_due_at,
      refused_because
    from customers.due_diligence where ${where}`)
  return row && fromStored(row)
}

/** Records that evidence was sent, and when staff have to answer. */
export async function setAnswered(work: Work, customerId: Id<'customer'>, dueAt: Date): Promise<void> {
  await work.tx.run(sql`
    update customers.due_diligence set answered_at = ${work.now}, answer_due_at = ${dueAt}, refused_because = null
    where customer_id = ${customerId} and settled_at is null`)
}

/** Records that evidence was not sufficient. The next action is the customer's. */
export async function setRefused(
  work: Work,
  customerId: Id<'customer'>,
  because: EvidenceRefusal,
): Promise<void> {
  await work.tx.run(sql`
    update customers.due_diligence set answered_at = null, answer_due_at = null, refused_because = ${because}
    where customer_id = ${customerId} and settled_at is null`)
}

export async function setSettled(work: Work, customerId: Id<'customer'>): Promise<void> {
  await work.tx.run(sql`
    update customers.due_diligence set settled_at = ${work.now}
    where customer_id = ${customerId} and settled_at is null`)
}

/** Evidence that staff accepted: a ceiling in US cents for any window, and its last instant. */
export interface Evidence {
  readonly ceilingUsdCents: bigint
  readonly acceptedAt: Date
  readonly until: Date
  readonly by: string
  /** When another one replaced it, or it was refused; undefined while it counts or after its last instant. */
  readonly endedAt: Date | undefined
}

export async function insertEvidence(
  work: Work,
  customerId: Id<'customer'>,
  { ceilingUsdCents, until, by }: Omit<Evidence, 'acceptedAt' | 'endedAt'>,
  documentId: Id<'document'> | undefined,
): Promise<void> {
  await work.tx.run(sql`
    insert into customers.funds_evidence
      (id, customer_id, document_id, ceiling_usd_cents, accepted_at, accepted_until, accepted_by)
    values (${work.id()}, ${customerId}, ${documentId ?? null}, ${ceilingUsdCents}, ${work.now}, ${until}, ${by})`)
}

/** Ends the evidence in force of a customer, or of these only what rests on a document. Returns how many were ended. */
export function endEvidence(
  work: Work,
  customerId: Id<'customer'>,
  documentId: Id<'document'> | undefined,
): Promise<number> {
  const narrowed = documentId === undefined ? empty : sql`and document_id = ${documentId}`
  return work.tx.run(sql`
    update customers.funds_evidence set ended_at = ${work.now}
    where customer_id = ${customerId} and ended_at is null and accepted_until > ${work.now} ${narrowed}`)
}

/** Opens the request again that accepted evidence had settled. Changes nothing when something else settled it. */
export async function reopenDemand(work: Work, customerId: Id<'customer'>): Promise<void> {
  await work.tx.run(sql`
    update customers.due_diligence d set settled_at = null, demanded_at = ${work.now}
    where d.customer_id = ${customerId} and exists (
      select from customers.funds_evidence e where e.customer_id = d.customer_id and e.accepted_at = d.settled_at)`)
}

/** Accepted evidence of a customer, the newest first. */
export async function evidenceOf(work: Work, customerId: Id<'customer'>, limit: number): Promise<Evidence[]> {
  const rows = await work.tx.many<Stored<Evidence>>(sql`
    select ceiling_usd_cents, accepted_at, accepted_until as until, accepted_by as by, ended_at
    from customers.funds_evidence
    where customer_id = ${customerId} order by accepted_at desc, id desc limit ${limit}`)
  return rows.map((row) => fromStored(row))
}

/** Customers of a kind with an open request for evidence, in the shape of a rule of pending items. */
export function outstandingEvidence(kind: CustomerKind, only: readonly string[] | undefined): Sql {
  const narrowed = only === undefined ? empty : sql`and customer_id = any(${only}::uuid[])`
  return sql`
    select customer_id as subject,
      jsonb_strip_nulls(jsonb_build_object('window', passed, 'refusedBecause', refused_because)) as facts,
      case when answered_at is null then 'customer' else 'staff' end as turn,
      answer_due_at as due_at, demanded_at as blocks_from
    from customers.due_diligence where kind = ${kind} and settled_at is null ${narrowed}`
}
