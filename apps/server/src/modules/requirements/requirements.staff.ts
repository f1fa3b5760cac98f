import { isRefusal, refuse, toWireId, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { pageOf, type List } from '../../platform/lists/list.ts'
import { staffNames } from '../access/index.ts'
import { customerFor, customersFor } from '../customers/index.ts'
import { documentRequirementsView } from './requirements-view.ts'
import { requestDocument, withdrawRequest } from './request-document.ts'
import { waitingReviews, type Review } from './reviews.store.ts'

const reviews: List<undefined, Review> = {
  name: 'document-reviews',
  keyOf: ({ blocks, receivedAt, id }) => [String(!blocks), receivedAt.toISOString(), id],
  read: (work, _filter, after, limit) => waitingReviews(work, after, limit),
}

/** Handlers of the review queue, of customer files, and of document requests. */
export const staffRequirementHandlers: readonly Handler[] = [
  readHandler(endpoints.listDocumentReviews, async (work, { query }) => {
    const page = await pageOf(work, reviews, undefined, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    const named = await customersFor(work, [...new Set(rows.map(({ customerId }) => customerId))])
    const holders = await staffNames(work, [...new Set(rows.flatMap(({ takenBy }) => takenBy ?? []))])
    return {
      items: rows.map(
        ({ id, customerId, kind, side, page: at, state, receivedAt, blocks, dueAt, takenBy }) => ({
          id: toWireId('document', id),
          kind,
          ...(side === null ? {} : { side }),
          page: at,
          state,
          receivedAt: receivedAt.toISOString(),
          customer: { id: toWireId('customer', customerId), name: named.get(customerId)?.name ?? '' },
          blocks,
          ...(dueAt === null ? {} : { dueAt: dueAt.toISOString() }),
          ...(takenBy === null
            ? {}
            : { holder: { id: toWireId('staff', takenBy), name: holders.get(takenBy) ?? '' } }),
        }),
      ),
      ...next,
    }
  }),
  handler(endpoints.getDocumentRequirements, async (work, { params }) => {
    const customer = await customerFor(work, uuidOf('customer', params.id))
    if (customer === undefined) return refuse('not-found')
    await work.audit({ action: 'look-at-requirements', subject: customer.id })
    return documentRequirementsView(work, customer)
  }),
  handler(endpoints.requestDocument, async (work, { params, body }) => {
    const asked = await requestDocument(work, uuidOf('customer', params.id), body)
    return isRefusal(asked) ? asked : documentRequirementsView(work, asked)
  }),
  handler(endpoints.withdrawDocumentRequest, async (work, { params, body }) => {
    const withdrawn = await withdrawRequest(work, uuidOf('customer', params.id), body.code)
    return isRefusal(withdrawn) ? withdrawn : documentRequirementsView(work, withdrawn)
  }),
]
