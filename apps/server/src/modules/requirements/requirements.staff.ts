import { isRefusal, refuse, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { exportHandler, exportOf } from '../../platform/lists/export.ts'
import { pageOf } from '../../platform/lists/list.ts'
import { customerFor } from '../customers/index.ts'
import { documentRequirementsView } from './requirements-view.ts'
import { requestDocument, withdrawRequest } from './request-document.ts'
import { documentReviews, exportedReviews, reviewRows } from './review-export.ts'

/** Handlers of the review queue, of customer files, and of document requests. */
export const staffRequirementHandlers: readonly Handler[] = [
  readHandler(endpoints.listDocumentReviews, async (work, { query }) => {
    const page = await pageOf(work, documentReviews, undefined, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await reviewRows(work, rows), ...next }
  }),
  exportHandler(endpoints.exportDocumentReviews, () => exportOf(exportedReviews, undefined)),
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
