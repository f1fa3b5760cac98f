import { isRefusal } from '@puente/contract'
import { readinessItems, staffEndpoints as endpoints, type ReadinessWire } from '@puente/contract/staff'
import { handler, preparedHandler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { openApprovals, proposalHead } from '../approvals/index.ts'
import {
  blockingCount,
  keepChecks,
  runChecks,
  standingItems,
  type ReadinessChecks,
} from './check-readiness.ts'
import { readSales } from './readiness.store.ts'
import { closeSales, OPEN_SALES_ACTION, proposeSales, SALES } from './sales.ts'

async function readinessView(work: Work): Promise<ReadinessWire> {
  const [sales, items] = await Promise.all([readSales(work), standingItems(work)])
  const approval = (await openApprovals(work, OPEN_SALES_ACTION, [SALES])).get(SALES)
  const names = await staffNames(work, approval === undefined ? [] : [approval.proposedBy])
  return {
    sales: { state: sales.state, since: sales.since.toISOString() },
    open: blockingCount(items),
    items: items.map(({ key, state, facts, checkedAt }) => ({
      key,
      ...readinessItems[key],
      state,
      facts,
      ...(checkedAt === undefined ? {} : { checkedAt: checkedAt.toISOString() }),
    })),
    ...(approval === undefined ? {} : { proposal: proposalHead(approval, names) }),
  }
}

/** What the operator needs before it sells, and the decision to sell. */
export const readinessHandlers = (checks: ReadinessChecks): readonly Handler[] => [
  handler(endpoints.getReadiness, readinessView),
  preparedHandler(
    endpoints.checkReadiness,
    (runtime) => runChecks(runtime, checks),
    async (work, _, items) => {
      await keepChecks(work, items)
      return readinessView(work)
    },
  ),
  handler(endpoints.proposeSales, async (work, { body }) => {
    const done = await proposeSales(work, body.note)
    return isRefusal(done) ? done : readinessView(work)
  }),
  handler(endpoints.closeSales, async (work, { body }) => {
    const done = await closeSales(work, body.note)
    return isRefusal(done) ? done : readinessView(work)
  }),
]
