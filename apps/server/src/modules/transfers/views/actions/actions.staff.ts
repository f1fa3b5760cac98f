import { isRefusal, refuse, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../../../platform/http/handler.ts'
import { approvalsOf, type DecidedApproval } from '../../../approvals/index.ts'
import type { Work } from '../../../../platform/work.ts'
import { actionViews } from './action-view.ts'
import { exportHandler, exportOf } from '../../../../platform/lists/export.ts'
import { pageOf } from '../../../../platform/lists/list.ts'
import { exportedStuck, stuckRows, stuckTransfers } from '../lists/list-exports.ts'
import { proposeAction, TRANSFER_ACTION } from './transfer-actions.ts'

const SHOWN_MAX = 100
async function oneView(work: Work, approval: DecidedApproval) {
  const [view] = await actionViews(work, [approval])
  return view ?? refuse('not-found')
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
    const page = await pageOf(work, stuckTransfers, undefined, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await stuckRows(work, rows), ...next }
  }),
  exportHandler(endpoints.exportStuckTransfers, () => exportOf(exportedStuck, undefined)),
]
