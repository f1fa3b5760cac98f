import type { DocumentKind, Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** A document in review, with the member of staff it is assigned to. */
export interface DocumentInReview {
  readonly customerId: Id<'customer'>
  readonly kind: DocumentKind
  readonly takenBy: string
}

/** The documents of these customers that are in review, in order of receipt. */
export const documentsInReview = (
  work: Work,
  customerIds: readonly Id<'customer'>[],
): Promise<DocumentInReview[]> =>
  work.tx.many<DocumentInReview>(sql`
    select customer_id, kind, taken_by from documents.document
    where customer_id = any(${customerIds}::uuid[]) and state = 'in-review' and taken_by is not null
    order by received_at, id`)
