import { isRefusal, type Id } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { exportHandler, exportOf } from '../../platform/lists/export.ts'
import { pageOf } from '../../platform/lists/list.ts'
import { donationExport } from './donations/donation-export.ts'
import type { DonationFilter } from './donations/donations.store.ts'
import { donationLists } from './lists.ts'
import { owedView } from './donations/payable-view.ts'
import { proposeCausePayment } from './donations/pay-cause.ts'
import { staffDonations } from './views.ts'

const donationsMeant = (query: {
  readonly state?: DonationFilter['state'] | undefined
  readonly causeId?: Id<'cause'> | undefined
}): DonationFilter => ({ state: query.state ?? 'payable', cause: query.causeId })

/** Staff handlers of donations and of the amounts payable to causes. */
export const staffReferralHandlers: readonly Handler[] = [
  readHandler(endpoints.listDonationsDue, owedView),
  handler(endpoints.proposeCausePayment, async (work, { params, body }) => {
    const done = await proposeCausePayment(work, params.id, body.note)
    return isRefusal(done) ? done : owedView(work)
  }),
  readHandler(endpoints.listDonations, async (work, { query }) => {
    const page = await pageOf(work, donationLists[query.order ?? 'oldest'], donationsMeant(query), query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await staffDonations(work, rows), ...next }
  }),
  exportHandler(endpoints.exportDonations, (_work, { query }) =>
    exportOf({ ...donationExport, list: donationLists[query.order ?? 'oldest'] }, donationsMeant(query)),
  ),
]
