import { fromWireId, isRefusal, refuse, uuidOf, type QueryOf, type Refusal } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { actionHandlers } from './views/actions/actions.staff.ts'
import { exportHandler, exportOf } from '../../platform/lists/export.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { instantRangeOf } from '../corridors/index.ts'
import { windowMs } from '../customers/index.ts'
import { proposeOutcome } from './reviews/decide-review.ts'
import { staffDiligenceHandlers } from './orders/diligence-view.ts'
import { exportedTransfers } from './views/lists/list-exports.ts'
import { staffTransfers } from './views/lists/list-transfers.ts'
import { transferTotals, type StaffFilter } from './views/lists/transfer-lists.store.ts'
import { staffPayoutHandlers } from './delivery/payouts.staff.ts'
import { exportedReviews } from './reviews/review-export.ts'
import { reviewSummaries, reviewView } from './reviews/review-view.ts'
import { reviewLists } from './reviews/list-reviews.ts'
import { reviewFor } from './reviews/reviews.store.ts'
import { quoteRecord } from './views/quote-record.ts'
import { staffSummaries, staffTransferView } from './views/staff-view.ts'
import { staffSignatureHandlers } from './signatures/staff-signatures.ts'
import { transferFor } from './transfers.store.ts'

/** The filter for a search text: a transfer's id, or otherwise its reference. */
function searched(text: string | undefined) {
  if (text === undefined) return {}
  const transferId = fromWireId('transfer', text.trim())
  return transferId === undefined ? { reference: text.trim().toUpperCase() } : { transferId }
}

/** The filter of the list, its file and its totals. */
function transfersMeant(
  work: Work,
  query: QueryOf<typeof endpoints.getTransferTotals>,
): StaffFilter | Refusal<'fields-wrong'> {
  const customerId = query.customer === undefined ? undefined : fromWireId('customer', query.customer)
  const days = instantRangeOf(query)
  if (isRefusal(days)) return days
  return {
    ...days,
    ...(query.happened === undefined ? {} : { happened: query.happened }),
    ...(query.reason === undefined ? {} : { reason: query.reason }),
    ...(query.corridor === undefined ? {} : { corridorId: query.corridor }),
    ...(query.state === undefined ? {} : { state: query.state }),
    ...(query.waiting === undefined ? {} : { waiting: query.waiting }),
    ...(customerId === undefined ? {} : { customerId }),
    ...(query.recipient === undefined ? {} : { recipientId: uuidOf('recipient', query.recipient) }),
    ...(query.within === undefined
      ? {}
      : { countingSince: new Date(work.now.getTime() - windowMs[query.within]) }),
    ...(query.least === undefined ? {} : { least: BigInt(query.least) }),
    ...(query.most === undefined ? {} : { most: BigInt(query.most) }),
    ...searched(query.search),
  }
}

/** Staff handlers of transfers and reviews. */
export const staffTransferHandlers: Handler[] = [
  readHandler(endpoints.listTransfers, async (work, { query }) => {
    const filter = transfersMeant(work, query)
    if (isRefusal(filter)) return filter
    const page = await pageOf(work, staffTransfers[query.order ?? 'newest'], filter, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await staffSummaries(work, rows), ...next }
  }),
  exportHandler(endpoints.exportTransfers, (work, { query }) => {
    const filter = transfersMeant(work, query)
    if (isRefusal(filter)) return filter
    return exportOf({ ...exportedTransfers, list: staffTransfers[query.order ?? 'newest'] }, filter)
  }),
  readHandler(endpoints.getTransferTotals, async (work, { query }) => {
    const filter = transfersMeant(work, query)
    return isRefusal(filter) ? filter : transferTotals(work, filter)
  }),
  handler(endpoints.getTransfer, async (work, { params, actor }) => {
    const transfer = await transferFor(work, fromWireId('transfer', params.id) ?? '')
    if (transfer === undefined || actor.kind !== 'staff') return refuse('not-found')
    return staffTransferView(work, transfer, actor.role)
  }),
  handler(endpoints.getQuoteRecord, (work, { params }) => quoteRecord(work, uuidOf('quote', params.id))),
  readHandler(endpoints.listReviews, async (work, { query }) => {
    const page = await pageOf(work, reviewLists[query.status ?? 'open'], undefined, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await reviewSummaries(work, rows), ...next }
  }),
  exportHandler(endpoints.exportReviews, (_work, { query }) => exportedReviews(query.status ?? 'open')),
  handler(endpoints.getReview, async (work, { params }) => {
    const review = await reviewFor(work, uuidOf('review', params.id))
    return review === undefined ? refuse('not-found') : reviewView(work, review)
  }),
  handler(endpoints.proposeReview, async (work, { params, body }) => {
    const review = await proposeOutcome(work, uuidOf('review', params.id), body.outcome, body.note)
    return isRefusal(review) ? review : reviewView(work, review)
  }),
  ...actionHandlers,
  ...staffDiligenceHandlers,
  ...staffPayoutHandlers,
  ...staffSignatureHandlers,
]
