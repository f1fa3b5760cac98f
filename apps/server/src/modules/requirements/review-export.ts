import { toWireId, type ReplyOf } from '@puente/contract'
import type { StaffEndpoints } from '@puente/contract/staff'
import { decidedDocumentText } from '@puente/contract/staff-texts'
import { instantCell } from '../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../platform/lists/export.ts'
import type { List } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { customersFor } from '../customers/index.ts'
import { requirementFiles as words } from './messages.es.ts'
import { waitingReviews, type Review } from './reviews.store.ts'

type ReviewRow = ReplyOf<StaffEndpoints['listDocumentReviews']>['items'][number]

/** Documents in need of review: first those of customers who cannot send, then the longest waiting. */
export const documentReviews: List<undefined, Review> = {
  name: 'document-reviews',
  keyOf: ({ blocks, receivedAt, id }) => [String(!blocks), receivedAt.toISOString(), id],
  read: (work, _filter, after, limit) => waitingReviews(work, after, limit),
}

/** Documents as rows of the queue. Each lookup is one query for all rows. */
export async function reviewRows(work: Work, rows: readonly Review[]): Promise<ReviewRow[]> {
  const named = await customersFor(work, [...new Set(rows.map(({ customerId }) => customerId))])
  const holders = await staffNames(work, [...new Set(rows.flatMap(({ takenBy }) => takenBy ?? []))])
  return rows.map(({ id, customerId, kind, side, page, state, receivedAt, blocks, dueAt, takenBy }) => ({
    id: toWireId('document', id),
    kind,
    ...(side === null ? {} : { side }),
    page,
    state,
    receivedAt: receivedAt.toISOString(),
    customer: { id: toWireId('customer', customerId), name: named.get(customerId)?.name ?? '' },
    blocks,
    ...(dueAt === null ? {} : { dueAt: dueAt.toISOString() }),
    ...(takenBy === null
      ? {}
      : { holder: { id: toWireId('staff', takenBy), name: holders.get(takenBy) ?? '' } }),
  }))
}

/** Documents in need of review as a file. */
export const exportedReviews: Exported<undefined, Review, ReviewRow> = {
  fileName: words.files.documents,
  list: documentReviews,
  view: reviewRows,
  columns: columnsOf(words.documents, {
    what: (row: ReviewRow) => decidedDocumentText(row),
    customer: (row) => row.customer.name,
    blocks: (row) => (row.blocks ? words.stopped : words.free),
    since: (row) => instantCell(row.receivedAt),
    due: (row) => instantCell(row.dueAt),
    holder: (row) => row.holder?.name,
    id: (row) => row.id,
  }),
}
