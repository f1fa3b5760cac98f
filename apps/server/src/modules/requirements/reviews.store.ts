import { isOverThreshold, pendingKinds, settledByDocuments, type Id } from '@puente/contract'
import type { DocumentKind, DocumentReason, DocumentSide, DocumentState } from '@puente/contract'
import { empty, sql } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import type { Work } from '../../platform/work.ts'

/** A document that waits for staff. */
export interface Review {
  readonly id: Id<'document'>
  readonly customerId: Id<'customer'>
  readonly kind: DocumentKind
  readonly side: DocumentSide | null
  readonly page: number
  readonly state: Extract<DocumentState, 'received' | 'in-review'>
  readonly receivedAt: Date
  /** Whether a pending item now blocks every order of the customer. */
  readonly blocks: boolean
  /** Deadline promised to the customer for the item that the document settles. */
  readonly dueAt: Date | null
  readonly takenBy: string | null
}

const overThreshold = pendingKinds.filter((kind) => isOverThreshold({ kind }))

/** Documents that wait for review: those of blocked customers first, then the longest wait. */
export function waitingReviews(work: Work, after: Key | undefined, limit: number): Promise<Review[]> {
  const from =
    after &&
    sql`where (not blocks, received_at, id) > (${after[0] === 'true'}::boolean, ${after[1]}::timestamptz, ${after[2]}::uuid)`
  return work.tx.many<Review>(sql`
    select * from (
      select d.id, d.customer_id, d.kind, d.side, d.page, d.state, d.received_at,
        exists (select from pending_items.v_open i
                where i.subject = d.customer_id and i.blocks_from <= ${work.now}
                  and i.kind <> all(${overThreshold}::text[])) as blocks,
        (select min(i.due_at) from pending_items.v_open i
         where i.subject = d.customer_id and i.turn = 'staff'
           and i.kind = any(${[...settledByDocuments]}::text[])) as due_at,
        d.taken_by
      from documents.v_document d where d.state in ('received', 'in-review') and d.kind <> 'selfie'
    ) waiting
    ${from ?? empty}
    order by not blocks, received_at, id limit ${limit}`)
}

/** A customer's file that has not been removed or replaced. */
export interface Counting extends Pick<Review, 'id' | 'kind' | 'side' | 'page' | 'receivedAt'> {
  readonly state: DocumentState
  readonly reason: DocumentReason | null
  readonly decidedAt: Date | null
}

/** The last decided and the waiting file of each slot of a customer, the newest first, at most 200. */
export const countingDocuments = (work: Work, customerId: Id<'customer'>): Promise<Counting[]> =>
  work.tx.many<Counting>(sql`
    select * from (
      select distinct on (kind, side, page, state in ('received', 'in-review'))
        id, kind, side, page, state, reason, received_at, decided_at
      from documents.v_document
      where customer_id = ${customerId} and state in ('received', 'in-review', 'accepted', 'refused')
      order by kind, side, page, state in ('received', 'in-review'), received_at desc, id desc
    ) counting
    order by received_at desc, id limit 200`)
