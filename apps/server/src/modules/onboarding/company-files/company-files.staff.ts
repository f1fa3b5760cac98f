import { isRefusal, refuse, type Refusal, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints, type StaffCompanyFile } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../../platform/http/handler.ts'
import { exportHandler, exportOf } from '../../../platform/lists/export.ts'
import { pageOf } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import type { CompanyParts } from '../case-evidence.ts'
import { companyFileLists, exportedCompanyFiles } from './company-file-export.ts'
import { decidePart } from './company-parts.ts'
import { companyFileFor } from './company-files.store.ts'
import { approveCompanyFile, sendBackCompanyFile } from './decide-company-file.ts'
import { staffCompanyView, waitingCompanyRows } from './staff-company-view.ts'

/** A submitted application. Refuses drafts with `not-found`. */
async function viewOf(
  work: Work,
  wire: string,
  parts: CompanyParts,
): Promise<StaffCompanyFile | Refusal<'not-found'>> {
  const filed = await companyFileFor(work, uuidOf('company-file', wire))
  return filed === undefined || filed.submission === 0
    ? refuse('not-found')
    : staffCompanyView(work, filed, parts)
}

/** Handlers by which staff review companies' applications. */
export const staffCompanyFileHandlers = (parts: CompanyParts): readonly Handler[] => [
  readHandler(endpoints.listCompanyFiles, async (work, { query }) => {
    const page = await pageOf(work, companyFileLists[query.order ?? 'oldest'], {}, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await waitingCompanyRows(work, rows), ...next }
  }),
  exportHandler(endpoints.exportCompanyFiles, (_work, { query: { order = 'oldest' } }) =>
    exportOf({ ...exportedCompanyFiles, list: companyFileLists[order] }, {}),
  ),
  handler(endpoints.getCompanyFile, (work, { params }) => viewOf(work, params.id, parts)),
  handler(endpoints.approveCompanyFile, async (work, { params, body }) => {
    const approved = await approveCompanyFile(work, uuidOf('company-file', params.id), body, parts)
    return isRefusal(approved) ? approved : viewOf(work, params.id, parts)
  }),
  handler(endpoints.acceptCompanyPart, async (work, { params, body }) => {
    const id = uuidOf('company-file', params.id)
    const decided = await decidePart(work, id, params.part, body.isAccepted)
    return isRefusal(decided) ? decided : viewOf(work, params.id, parts)
  }),
  handler(endpoints.sendBackCompanyFile, async (work, { params, body }) => {
    const back = await sendBackCompanyFile(work, uuidOf('company-file', params.id), body.reasons, parts)
    return isRefusal(back) ? back : viewOf(work, params.id, parts)
  }),
]
