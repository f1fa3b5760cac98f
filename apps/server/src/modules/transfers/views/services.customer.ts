import { isRefusal, refuse, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import { fileOf } from '../../../platform/lists/export.ts'
import { changeHandlers } from './changes.customer.ts'
import { exportTransfers } from './lists/export-transfers.ts'
import { recipientTotals } from './lists/recipient-totals.store.ts'
import { rateTransfer } from './rate-transfer.ts'
import { revokeTrackingLink } from './tracking/tracking.store.ts'
import { tracked, trackingToken } from './tracking/tracking-links.ts'
import { filterFrom } from './lists/transfer-filter.ts'
import { transferView } from './transfer-view.ts'

/** Customer handlers of the export, the tracking link with its changes and answer, and the rating. */
export const transferServiceHandlers = (publicUrl: string): Handler[] => [
  handler(endpoints.exportTransfers, async (work, { query, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const filter = filterFrom(actor.customerId, query)
    if (isRefusal(filter)) return filter
    return fileOf(work, exportTransfers(filter))
  }),
  handler(endpoints.getRecipientTotals, async (work, { params, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    return recipientTotals(work, actor.customerId, uuidOf('recipient', params.id))
  }),
  handler(endpoints.createTrackingLink, async (work, { params }) => {
    const token = await trackingToken(work, uuidOf('transfer', params.id))
    return { url: new URL(`/track/${token}`, publicUrl).href }
  }),
  handler(endpoints.revokeTrackingLink, async (work, { params }) => {
    await revokeTrackingLink(work, uuidOf('transfer', params.id))
    return undefined
  }),
  handler(endpoints.track, (work, { params }) => tracked(work, params.token)),
  ...changeHandlers,
  handler(endpoints.rateTransfer, async (work, { params, body }) => {
    const transfer = await rateTransfer(work, uuidOf('transfer', params.id), body.stars, body.comment)
    return isRefusal(transfer) ? transfer : transferView(work, transfer)
  }),
]
