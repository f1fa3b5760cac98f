import { fromWireId, isRefusal, refuse, toWireId } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { door, type Door } from '../../platform/http/door.ts'
import { decideOutcome, proposeOutcome } from './decide-review.ts'
import { listTransfers, pageSize } from './list-transfers.ts'
import { reviewSummaries, reviewView } from './review-view.ts'
import { listReviewRows, reviewFor } from './reviews.store.ts'
import { staffSummaries, staffTransferView } from './staff-view.ts'
import { transferFor } from './transfers.store.ts'

const REVIEWS_SHOWN_MAX = 200

/** What is searched: a transfer's wire id, or else its reference. */
function searched(text: string | undefined) {
  if (text === undefined) return {}
  const transferId = fromWireId('transfer', text.trim())
  return transferId === undefined ? { reference: text.trim().toUpperCase() } : { transferId }
}

const reviewId = (wire: string): string => fromWireId('review', wire) ?? ''

/** What staff may do with transfers and their reviews. */
export const staffTransferDoors: Door[] = [
  door(endpoints.listTransfers, async (work, { query }) => {
    const after = query.after === undefined ? undefined : fromWireId('transfer', query.after)
    const { transfers, next } = await listTransfers(work, {
      limit: pageSize(query.limit),
      ...(query.state === undefined ? {} : { state: query.state }),
      ...searched(query.search),
      ...(after === undefined ? {} : { after }),
    })
    const items = await staffSummaries(work, transfers)
    return next === undefined ? { items } : { items, next: toWireId('transfer', next) }
  }),
  door(endpoints.getTransfer, async (work, { params, actor }) => {
    const transfer = await transferFor(work, fromWireId('transfer', params.id) ?? '')
    if (transfer === undefined || actor.kind !== 'staff') return refuse('not-found')
    return staffTransferView(work, transfer, actor.role === 'analyst' || actor.role === 'officer')
  }),
  door(endpoints.listReviews, async (work, { query }) => ({
    items: await reviewSummaries(work, await listReviewRows(work, query.status ?? 'open', REVIEWS_SHOWN_MAX)),
  })),
  door(endpoints.getReview, async (work, { params }) => {
    const review = await reviewFor(work, reviewId(params.id))
    return review === undefined ? refuse('not-found') : reviewView(work, review)
  }),
  door(endpoints.proposeReview, async (work, { params, body }) => {
    const review = await proposeOutcome(work, reviewId(params.id), body.outcome, body.note)
    return isRefusal(review) ? review : reviewView(work, review)
  }),
  door(endpoints.decideReview, async (work, { params, body }) => {
    const review = await decideOutcome(work, reviewId(params.id), body.decision)
    return isRefusal(review) ? review : reviewView(work, review)
  }),
]
