import { isRefusal, refuse, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import { csvFile } from '../../../platform/lists/export.ts'
import { exportTransfers } from './export-transfers.ts'
import { exportMessages } from '../messages.es.ts'
import { rateTransfer } from './rate-transfer.ts'
import { revokeTrackingLink } from './tracking.store.ts'
import { tracked, trackingToken } from './tracking-links.ts'
import { filterFrom } from './transfer-filter.ts'
import { transferView } from './transfer-view.ts'

/** Customer handlers of the export, the tracking link and the rating. */
export const transferServiceHandlers = (publicUrl: string): Handler[] => [
  handler(endpoints.exportTransfers, async (work, { query, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const filter = filterFrom(actor.customerId, query)
    if (isRefusal(filter)) return filter
    return csvFile(exportMessages.fileName, work.now, (runtime) => exportTransfers(runtime, actor, filter))
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
  handler(endpoints.rateTransfer, async (work, { params, body }) => {
    const transfer = await rateTransfer(work, uuidOf('transfer', params.id), body.stars, body.comment)
    return isRefusal(transfer) ? transfer : transferView(work, transfer)
  }),
]
