import type { Id } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** A transfer in search results. */
export interface FoundTransfer {
  readonly id: Id<'transfer'>
  readonly reference: string
  readonly customerId: Id<'customer'>
}

const transfers = (work: Work, condition: Sql, limit: number): Promise<FoundTransfer[]> =>
  work.tx.many<FoundTransfer>(sql`
    select id, reference, customer_id from transfers.v_transfer
    where ${condition} order by reference limit ${limit}`)

export const transferWithId = (work: Work, id: string): Promise<FoundTransfer[]> =>
  transfers(work, sql`id = ${id}`, 1)

/** Transfers whose reference begins with this text. */
export const transfersReferred = (work: Work, beginning: string, limit: number): Promise<FoundTransfer[]> =>
  transfers(work, sql`reference >= ${beginning} and reference < ${`${beginning}~`}`, limit)

/** A payment in search results, with its transfer. */
export interface FoundPayment {
  readonly reference: string
  readonly transferId: Id<'transfer'>
}

/** Payments with this reference, ours or the bank's. */
export const paymentsReferred = (work: Work, typed: string): Promise<FoundPayment[]> =>
  work.tx.many<FoundPayment>(sql`
    select client_reference as reference, order_id as transfer_id from payins.v_payment_request
    where client_reference = ${typed}
    union all
    select bank_payment_id, order_id from payins.v_payment
    where bank_payment_id = ${typed} and order_id is not null
    limit 5`)

/** The payment with this id, and its transfer. */
export const paymentWithId = (work: Work, id: string): Promise<FoundPayment[]> =>
  work.tx.many<FoundPayment>(sql`
    select bank_payment_id as reference, order_id as transfer_id from payins.v_payment
    where id = ${id} and order_id is not null`)

export interface FoundRecipient {
  readonly id: Id<'recipient'>
  readonly customerId: Id<'customer'>
}

/** Recipients whose account ends with these digits, last used first. */
export const recipientsEnding = (work: Work, ending: string, limit: number): Promise<FoundRecipient[]> =>
  work.tx.many<FoundRecipient>(sql`
    select id, customer_id from recipients.v_recipient
    where account_ending = ${ending} order by used_at desc limit ${limit}`)

export const recipientWithId = (work: Work, id: string): Promise<FoundRecipient[]> =>
  work.tx.many<FoundRecipient>(sql`select id, customer_id from recipients.v_recipient where id = ${id}`)

export interface FoundThread {
  readonly id: Id<'thread'>
  readonly folio: string
}

/** The thread with this folio or id. */
export const threadsReferred = (
  work: Work,
  by: { readonly folio: string } | { readonly id: string },
): Promise<FoundThread[]> =>
  work.tx.many<FoundThread>(sql`
    select id, folio from support.v_thread
    where ${'id' in by ? sql`id = ${by.id}` : sql`folio = ${by.folio}`}`)

export type CaseKind = 'suspense' | 'refund' | 'receivable' | 'review' | 'application'

/** The case with this id and the reference of its transfer; undefined when there is none. */
export async function caseWithId(
  work: Work,
  kind: CaseKind,
  id: string,
): Promise<{ readonly reference: string | undefined } | undefined> {
  const row = await work.tx.maybe<{ reference: string | null }>(
    kind === 'application'
      ? sql`select null as reference from onboarding.v_application where id = ${id}`
      : kind === 'review'
        ? sql`
          select t.reference from transfers.v_review r left join transfers.v_transfer t on t.id = r.transfer_id
          where r.id = ${id}`
        : sql`
          select t.reference from payins.v_case c left join transfers.v_transfer t on t.id = c.order_id
          where c.id = ${id} and c.kind = ${kind}`,
  )
  return row && { reference: row.reference ?? undefined }
}
