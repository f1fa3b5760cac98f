import type { TermsKind, ThreadKind, ThreadState, Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** When a customer's account was opened. */
export async function customerSince(work: Work, customerId: Id<'customer'>): Promise<Date | undefined> {
  const row = await work.tx.maybe<{ createdAt: Date }>(
    sql`select created_at from customers.v_customer where id = ${customerId}`,
  )
  return row?.createdAt
}

export interface AcceptedTerms {
  readonly userId: Id<'user'>
  readonly kind: TermsKind
  readonly version: number
  readonly at: Date
}

/** Every version of every legal text that these users accepted, the latest first. */
export const acceptedBy = (work: Work, userIds: readonly Id<'user'>[]): Promise<AcceptedTerms[]> =>
  work.tx.many<AcceptedTerms>(sql`
    select user_id, kind, version, at from terms.v_acceptance
    where user_id = any(${userIds}::uuid[]) order by at desc, kind, version desc`)

export interface KeptRecipient {
  readonly id: Id<'recipient'>
  readonly currency: string
}

/** The recipients a customer used last, and the number of all. */
export async function recipientsKept(
  work: Work,
  customerId: Id<'customer'>,
  limit: number,
): Promise<{ readonly latest: readonly KeptRecipient[]; readonly count: number }> {
  const latest = await work.tx.many<KeptRecipient>(sql`
    select id, currency from recipients.v_recipient where customer_id = ${customerId}
    order by used_at desc, id desc limit ${limit}`)
  const { count } = await work.tx.one<{ count: bigint }>(
    sql`select count(*) as count from recipients.v_recipient where customer_id = ${customerId}`,
  )
  return { latest, count: Number(count) }
}

export interface ThreadRow {
  readonly id: Id<'thread'>
  readonly folio: string
  readonly kind: ThreadKind
  readonly state: ThreadState
  readonly lastAt: Date
}

/** Threads of a customer, the one with the latest message first. */
export const threadsOf = (work: Work, customerId: Id<'customer'>, limit: number): Promise<ThreadRow[]> =>
  work.tx.many<ThreadRow>(sql`
    select id, folio, kind, state, last_at from support.v_thread
    where customer_id = ${customerId} order by last_at desc, id desc limit ${limit}`)

export interface HoldRow {
  readonly transferId: Id<'transfer'>
  readonly reference: string
  readonly reviewId: Id<'review'>
  readonly since: Date
  readonly dueAt: Date
}

/** Transfers of a customer that wait for review, the oldest first. */
export const holdsOf = (work: Work, customerId: Id<'customer'>): Promise<HoldRow[]> =>
  work.tx.many<HoldRow>(sql`
    select t.id as transfer_id, t.reference, r.id as review_id, r.opened_at as since, r.due_at
    from transfers.v_transfer t join transfers.v_review_waiting r on r.transfer_id = t.id
    where t.customer_id = ${customerId} and t.state = 'in-review' order by r.opened_at, r.id limit 50`)

export interface ApplicationRow {
  readonly id: string
  readonly status: 'draft' | 'submitted' | 'with-staff' | 'not-confirmed' | 'confirmed' | 'refused'
  readonly submittedAt: Date | null
}

/** The application by which a person was admitted; undefined for a customer who needed none. */
export const applicationOf = (work: Work, customerId: Id<'customer'>): Promise<ApplicationRow | undefined> =>
  work.tx.maybe<ApplicationRow>(sql`
    select id, status, submitted_at from onboarding.v_application where id = ${customerId}`)
