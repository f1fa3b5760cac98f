import type { ReviewSummary } from '@puente/contract/staff'
import { instantCell, moneyCell, type Cell } from '../../../platform/lists/cells.ts'
import { columnsOf, exportOf, type ExportedRows } from '../../../platform/lists/export.ts'
import { transferFiles as words } from '../messages-lists.es.ts'
import { reviewLists } from './list-reviews.ts'
import { reviewSummaries } from './review-view.ts'

function statusOf({ status, proposal, outcome = 'refuse', moneyFrozen }: ReviewSummary): Cell {
  if (status === 'closed')
    return outcome === 'freeze' && !moneyFrozen ? words.frozenUnpaid : words.ended[outcome]
  return status === 'open' || proposal === undefined ? words.open : words.proposed[proposal.outcome]
}

const columns = columnsOf(words.reviewColumns, {
  reference: (row: ReviewSummary) => row.transferReference,
  due: (row) => instantCell(row.dueAt),
  status: statusOf,
  reason: (row) => words.reasons[row.reason],
  customer: (row) => row.customerName,
  recipient: (row) => row.recipientName,
  send: (row) => moneyCell(row.send),
  currency: (row) => row.send.currency,
  money: (row) => (row.funded ? words.funded : words.unfunded),
  opened: (row) => instantCell(row.openedAt),
  id: (row) => row.id,
})

/** Open or closed reviews as a file. */
export const exportedReviews = (status: keyof typeof reviewLists): ExportedRows =>
  exportOf(
    { fileName: words.files.reviews, list: reviewLists[status], view: reviewSummaries, columns },
    undefined,
  )
