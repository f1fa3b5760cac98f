import { fromWireId, isRefusal, refuse, type IdKind, type QueryOf, type WireId } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { exportHandler, exportOf } from '../../platform/lists/export.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { bankingCalendar, olderThanBankingDays } from '../corridors/index.ts'
import { proposeRefund } from './refunds/propose-refund.ts'
import { proposeSuspense, type SuspenseProposal } from './suspense/decide-suspense.ts'
import { exports } from './received/exports.ts'
import { payins, receivables, refunds, suspenseItems } from './received/lists.ts'
import { payinFilter } from './received/payin-filter.ts'
import { payinFor, payinTotals } from './received/payin-lists.store.ts'
import { payinSummary, payinView } from './received/payin-view.ts'
import { accountFilter, accountPayins, payerAccount } from './received/payer-account.ts'
import { payerRecord } from './received/payer-record.ts'
import { receivableFor, receivableTotals } from './receivables/receivables.store.ts'
import { refundSummaries, refundView } from './refunds/refund-view.ts'
import { refundFor, refundTotals, type RefundFilter } from './refunds/refunds.store.ts'
import { suspenseRows, suspenseView } from './suspense/suspense-view.ts'
import { suspenseFor, suspenseTotals, type SuspenseFilter } from './suspense/suspense.store.ts'
import {
  proposeWriteOff,
  receivableCaseView,
  receivableRows,
  receivableViews,
} from './receivables/write-off.ts'

const uuid = <Kind extends IdKind>(kind: Kind, wire: WireId<Kind> | undefined) =>
  wire === undefined ? undefined : fromWireId(kind, wire)

/** The instant so many days ago; undefined without a number of days. */
const before = async (work: Work, days: number | undefined) =>
  days === undefined || days < 1
    ? undefined
    : olderThanBankingDays(await bankingCalendar(work), work.now, days)

const suspenseMeant = async (
  work: Work,
  query: QueryOf<typeof endpoints.getSuspenseTotals>,
): Promise<SuspenseFilter> => ({
  status: query.status,
  why: query.why,
  before: await before(work, query.olderThanDays),
})
const refundsMeant = async (
  work: Work,
  query: QueryOf<typeof endpoints.getRefundTotals>,
): Promise<RefundFilter> => ({
  state: query.state ?? 'rejected',
  before: await before(work, query.olderThanDays),
})

async function suspenseReply(work: Work, id: string) {
  const item = await suspenseFor(work, id)
  return item === undefined ? refuse('not-found') : suspenseView(work, item)
}

async function refundReply(work: Work, id: string) {
  const refund = await refundFor(work, id)
  return refund === undefined ? refuse('not-found') : refundView(work, refund)
}

/** The proposal in a body, or undefined unless it names exactly one target. */
function proposalIn(body: {
  action: 'match' | 'return'
  transferId?: WireId<'transfer'> | undefined
  receivableId?: WireId<'receivable'> | undefined
}): SuspenseProposal | undefined {
  const orderId = uuid('transfer', body.transferId)
  const receivableId = uuid('receivable', body.receivableId)
  if (body.action === 'return')
    return orderId === undefined && receivableId === undefined ? { action: 'return' } : undefined
  if (orderId !== undefined && receivableId === undefined) return { action: 'match', target: { orderId } }
  return orderId === undefined && receivableId !== undefined
    ? { action: 'match', target: { receivableId } }
    : undefined
}

const suspenseHandlers: Handler[] = [
  readHandler(endpoints.listSuspense, async (work, { query }) => {
    const filter = await suspenseMeant(work, query)
    const page = await pageOf(work, suspenseItems[query.order ?? 'oldest'], filter, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await suspenseRows(work, rows), ...next }
  }),
  exportHandler(endpoints.exportSuspense, async (work, { query }) =>
    exportOf(
      { ...exports.suspense, list: suspenseItems[query.order ?? 'oldest'] },
      await suspenseMeant(work, query),
    ),
  ),
  readHandler(endpoints.getSuspenseTotals, async (work, { query }) =>
    suspenseTotals(work, await suspenseMeant(work, query)),
  ),
  handler(endpoints.getSuspense, (work, { params }) =>
    suspenseReply(work, uuid('suspense', params.id) ?? ''),
  ),
  handler(endpoints.proposeSuspense, async (work, { params, body }) => {
    const id = uuid('suspense', params.id) ?? ''
    const proposal = proposalIn(body)
    if (proposal === undefined)
      return refuse('fields-wrong', {}, [
        { at: 'transferId', fault: body.action === 'match' ? 'missing' : 'unknown-field' },
      ])
    const proposed = await proposeSuspense(work, id, proposal, body.note)
    return isRefusal(proposed) ? proposed : suspenseReply(work, id)
  }),
]

const refundHandlers: Handler[] = [
  readHandler(endpoints.listRefunds, async (work, { query }) => {
    const page = await pageOf(work, refunds[query.order ?? 'oldest'], await refundsMeant(work, query), query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await refundSummaries(work, rows), ...next }
  }),
  exportHandler(endpoints.exportRefunds, async (work, { query }) =>
    exportOf({ ...exports.refunds, list: refunds[query.order ?? 'oldest'] }, await refundsMeant(work, query)),
  ),
  readHandler(endpoints.getRefundTotals, async (work, { query }) =>
    refundTotals(work, await refundsMeant(work, query)),
  ),
  handler(endpoints.getRefund, (work, { params }) => refundReply(work, uuid('refund', params.id) ?? '')),
  handler(endpoints.proposeRefund, async (work, { params, body }) => {
    const id = uuid('refund', params.id) ?? ''
    const proposed = await proposeRefund(work, id, body)
    return isRefusal(proposed) ? proposed : refundReply(work, id)
  }),
]

const receivableHandlers: Handler[] = [
  readHandler(endpoints.listReceivables, async (work, { query }) => {
    const page = await pageOf(
      work,
      receivables[query.order ?? 'oldest'],
      { status: query.status ?? 'open' },
      query,
    )
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await receivableRows(work, rows), ...next }
  }),
  exportHandler(endpoints.exportReceivables, (_work, { query }) =>
    exportOf(
      { ...exports.receivables, list: receivables[query.order ?? 'oldest'] },
      { status: query.status ?? 'open' },
    ),
  ),
  readHandler(endpoints.getReceivableTotals, (work, { query }) =>
    receivableTotals(work, { status: query.status ?? 'open' }),
  ),
  handler(endpoints.getReceivable, async (work, { params }) => {
    const receivable = await receivableFor(work, uuid('receivable', params.id) ?? '')
    return receivable === undefined ? refuse('not-found') : receivableCaseView(work, receivable)
  }),
  handler(endpoints.proposeWriteOff, async (work, { params, body }) => {
    const receivable = await proposeWriteOff(work, uuid('receivable', params.id) ?? '', body.note)
    return isRefusal(receivable) ? receivable : one(await receivableViews(work, [receivable]))
  }),
]

const one = <View>([view]: readonly View[]) => view ?? refuse('not-found')

const receivedHandlers: Handler[] = [
  readHandler(endpoints.listPayins, async (work, { query }) => {
    const filter = payinFilter(query)
    if (isRefusal(filter)) return filter
    const page = await pageOf(work, payins[query.order ?? 'newest'], filter, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: rows.map(payinSummary), ...next }
  }),
  exportHandler(endpoints.exportPayins, (_work, { query }) => {
    const filter = payinFilter(query)
    if (isRefusal(filter)) return filter
    return exportOf({ ...exports.payins, list: payins[query.order ?? 'newest'] }, filter)
  }),
  readHandler(endpoints.getPayinTotals, async (work, { query }) => {
    const filter = payinFilter(query)
    return isRefusal(filter) ? filter : payinTotals(work, filter)
  }),
  handler(endpoints.getPayin, async (work, { params }) => {
    const found = await payinFor(work, uuid('payment', params.id) ?? '')
    return found === undefined ? refuse('not-found') : payinView(work, found)
  }),
  handler(endpoints.getPayer, async (work, { params }) => {
    const found = await payinFor(work, uuid('payment', params.id) ?? '')
    return found === undefined ? refuse('not-found') : payerRecord(work, found)
  }),
  handler(endpoints.getPayerAccount, async (work, { params }) => {
    const found = await payinFor(work, uuid('payment', params.id) ?? '')
    return found === undefined ? refuse('not-found') : payerAccount(work, found)
  }),
  readHandler(endpoints.listAccountPayins, async (work, { params, query }) => {
    const found = await payinFor(work, uuid('payment', params.id) ?? '')
    if (found === undefined) return refuse('not-found')
    const page = await pageOf(work, accountPayins, await accountFilter(work, found), query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: rows.map(payinSummary), ...next }
  }),
]

/** Staff handlers of payments, suspense, refunds and receivables. */
export const staffPayinHandlers: Handler[] = [
  ...receivedHandlers,
  ...suspenseHandlers,
  ...refundHandlers,
  ...receivableHandlers,
]
