import { fromWireId, isRefusal, refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../../platform/http/handler.ts'
import { pageOf } from '../../../../platform/lists/list.ts'
import { customerDebts, receivableFor } from '../../../payins/index.ts'
import { debtSummaries, debtView } from './debt-view.ts'

/** Customer handlers of debts. */
export const debtHandlers: readonly Handler[] = [
  handler(endpoints.listDebts, async (work, { query, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const page = await pageOf(work, customerDebts, { customerId: actor.customerId }, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await debtSummaries(work, rows), ...next }
  }),
  handler(endpoints.getDebt, async (work, { params }) => {
    const debt = await receivableFor(work, fromWireId('receivable', params.id) ?? '')
    return debt === undefined ? refuse('not-found') : debtView(work, debt)
  }),
]
