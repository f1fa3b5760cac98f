import { isRefusal, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { pageOf } from '../../platform/lists/list.ts'
import { checklistView } from './checklist.ts'
import { closeRecords, recordDay, recordViews } from './keep-record.ts'
import { periodHandlers } from './periods.staff.ts'
import { recordPage } from './record-page.ts'

/** Staff handlers of closes: checklists, their records, and closed periods. */
export const closeHandlers: readonly Handler[] = [
  readHandler(endpoints.getCloseChecklist, (work, { query: { scope, day } }) =>
    checklistView(work, scope, day),
  ),
  handler(endpoints.recordDayClose, async (work, { body: { day, note } }) => {
    const recorded = await recordDay(work, day, note)
    if (isRefusal(recorded)) return recorded
    const [view] = await recordViews(work, [recorded])
    if (view === undefined) throw new Error(`the record ${recorded.id} has no view`)
    return view
  }),
  readHandler(endpoints.listCloseRecords, async (work, { query }) => {
    const page = await pageOf(work, closeRecords, undefined, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await recordViews(work, rows), ...next }
  }),
  readHandler(endpoints.getCloseRecord, (work, { params }) =>
    recordPage(work, uuidOf('close-record', params.id)),
  ),
  ...periodHandlers,
]
