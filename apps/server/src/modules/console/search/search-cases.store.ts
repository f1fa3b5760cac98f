import type { Id } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'

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

/** Money in suspense in search results. */
export interface FoundSuspense {
  readonly id: Id<'suspense'>
  readonly paymentId: Id<'payment'>
  readonly amountMinor: bigint
  readonly waitsSince: Date
}

/** Open money in suspense of this amount in pesos, the newest first. */
export const suspenseOfAmount = (
  work: Work,
  minor: bigint,
  after: Key | undefined,
  limit: number,
): Promise<FoundSuspense[]> =>
  work.tx.many<FoundSuspense>(sql`
    select id, payment_id, amount_minor, waits_since from payins.v_suspense
    where ${allOf([sql`amount_minor = ${minor}`, after && sql`id < ${after[0]}::uuid`])}
    order by id desc limit ${limit}`)

/** A document in search results. */
export interface FoundDocument {
  readonly id: Id<'document'>
  readonly customerId: Id<'customer'>
  readonly kind: string
  readonly receivedAt: Date
}

const documents = (work: Work, rest: Sql): Promise<FoundDocument[]> =>
  work.tx.many<FoundDocument>(sql`
    select id, customer_id, kind, received_at from documents.v_document where ${rest}`)

export const documentWithId = (work: Work, id: string): Promise<FoundDocument[]> =>
  documents(work, sql`id = ${id}`)

/** The documents of these customers, the newest first. */
export const documentsOfCustomers = (
  work: Work,
  customerIds: readonly string[],
  after: Key | undefined,
  limit: number,
): Promise<FoundDocument[]> =>
  documents(
    work,
    sql`${allOf([
      sql`customer_id = any(${customerIds}::uuid[])`,
      after && sql`(received_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    ])} order by received_at desc, id desc limit ${limit}`,
  )
