import { fromWireId, isRefusal, refuse, type Refusal, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints, type PayoutStatusWord } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../../platform/http/handler.ts'
import { exportHandler, exportOf } from '../../../platform/lists/export.ts'
import { pageOf } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import { instantRangeOf } from '../../corridors/index.ts'
import { makePayoutDue, payoutFor, payouts, payoutTotals, type PayoutFilter } from '../../payouts/index.ts'
import { returnFor, returns } from '../corrections/corrections.store.ts'
import { payoutExports } from './payout-exports.ts'
import { payoutSummaries, payoutView } from './payout-view.ts'
import { returnViews } from '../corrections/return-view.ts'
import { staffIds } from '../views/lists/transfer-lists.store.ts'

const NOTHING = '00000000-0000-0000-0000-000000000000'
const REFERENCE = /^PU[2-9A-HJ-NP-Z]{8}$/

/** The filter for a search text: an id of a payout or transfer, a transfer's reference, or otherwise the rail's id. */
async function searched(work: Work, text: string): Promise<PayoutFilter> {
  const id = fromWireId('payout', text)
  if (id !== undefined) return { id }
  const transferId = fromWireId('transfer', text)
  if (transferId !== undefined) return { transferId }
  const reference = text.toUpperCase()
  if (!REFERENCE.test(reference)) return { railReference: text }
  return { transferId: (await staffIds(work, { reference }, undefined, 1))[0] ?? NOTHING }
}

async function payoutsMeant(
  work: Work,
  asked: {
    readonly status?: PayoutStatusWord | undefined
    readonly from?: string | undefined
    readonly to?: string | undefined
    readonly search?: string | undefined
  },
): Promise<PayoutFilter | Refusal<'fields-wrong'>> {
  const days = instantRangeOf(asked)
  if (isRefusal(days)) return days
  const found = asked.search === undefined ? {} : await searched(work, asked.search.trim())
  return { ...days, ...found, status: asked.status }
}

const payoutHandlers: Handler[] = [
  readHandler(endpoints.listPayouts, async (work, { query }) => {
    const filter = await payoutsMeant(work, query)
    if (isRefusal(filter)) return filter
    const page = await pageOf(work, payouts[query.order ?? 'newest'], filter, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await payoutSummaries(work, rows), ...next }
  }),
  exportHandler(endpoints.exportPayouts, async (work, { query }) => {
    const filter = await payoutsMeant(work, query)
    if (isRefusal(filter)) return filter
    return exportOf({ ...payoutExports.payouts, list: payouts[query.order ?? 'newest'] }, filter)
  }),
  readHandler(endpoints.getPayoutTotals, async (work, { query }) => {
    const filter = await payoutsMeant(work, query)
    return isRefusal(filter) ? filter : payoutTotals(work, filter)
  }),
  handler(endpoints.getPayout, async (work, { params }) => {
    const payout = await payoutFor(work, uuidOf('payout', params.id))
    return payout === undefined ? refuse('not-found') : payoutView(work, payout)
  }),
  handler(endpoints.makePayoutDue, async (work, { params }) => {
    const payout = await makePayoutDue(work, uuidOf('payout', params.id))
    return isRefusal(payout) ? payout : payoutView(work, payout)
  }),
]

/** Staff handlers of payouts and returned payouts. */
export const staffPayoutHandlers: Handler[] = [
  ...payoutHandlers,
  readHandler(endpoints.listReturns, async (work, { query }) => {
    const page = await pageOf(work, returns, { status: query.status ?? 'open', acts: query.acts }, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await returnViews(work, rows), ...next }
  }),
  exportHandler(endpoints.exportReturns, (_work, { query }) =>
    exportOf(payoutExports.returns, { status: query.status ?? 'open', acts: query.acts }),
  ),
  handler(endpoints.getReturn, async (work, { params }) => {
    const returned = await returnFor(work, fromWireId('return', params.id) ?? '')
    const [view] = returned === undefined ? [] : await returnViews(work, [returned])
    return view ?? refuse('not-found')
  }),
]
