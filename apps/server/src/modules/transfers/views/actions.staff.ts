import { fromWireId, isRefusal, refuse, toWireId, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../../platform/http/handler.ts'
import { approvalsOf, type DecidedApproval } from '../../approvals/index.ts'
import type { Work } from '../../../platform/work.ts'
import { actionViews } from './action-view.ts'
import { pageSize } from '../../../platform/lists/list.ts'
import { staffSummaries } from './staff-view.ts'
import { listStuck } from '../delivery/stuck.store.ts'
import { proposeAction, TRANSFER_ACTION } from './transfer-actions.ts'
import { transfersByIds } from '../transfers.store.ts'

const SHOWN_MAX = 100
async function oneView(work: Work, approval: DecidedApproval) {
  const [view] = await actionViews(work, [approval])
  return view ?? refuse('not-found')
}

async function stuckPage(work: Work, after: string | undefined, limit: number) {
  const found = await listStuck(work, after, limit + 1)
  const page = found.slice(0, limit)
  const transfers = await transfersByIds(
    work,
    page.map(({ transferId }) => transferId),
  )
  const summaries = new Map((await staffSummaries(work, transfers)).map((summary) => [summary.id, summary]))
  const items = page.flatMap(({ transferId, why, since, dueAt }) => {
    const summary = summaries.get(toWireId('transfer', transferId))
    if (summary === undefined) return []
    return [
      {
        ...summary,
        why,
        since: since.toISOString(),
        ...(dueAt === undefined ? {} : { dueAt: dueAt.toISOString() }),
      },
    ]
  })
  const last = found.length > page.length ? page.at(-1) : undefined
  return last === undefined ? { items } : { items, next: toWireId('transfer', last.transferId) }
}

/** Staff handlers of actions on stuck transfers. */
export const actionHandlers: Handler[] = [
  readHandler(endpoints.listTransferActions, async (work, { params }) => ({
    items: await actionViews(
      work,
      await approvalsOf(work, TRANSFER_ACTION, uuidOf('transfer', params.id), SHOWN_MAX),
    ),
  })),
  handler(endpoints.proposeTransferAction, async (work, { params, body }) => {
    const proposed = await proposeAction(work, uuidOf('transfer', params.id), body)
    return isRefusal(proposed) ? proposed : oneView(work, proposed)
  }),
  readHandler(endpoints.listStuckTransfers, async (work, { query }) => {
    const after = query.after === undefined ? undefined : fromWireId('transfer', query.after)
    return stuckPage(work, after, pageSize(query.limit))
  }),
]
