import { isRefusal, refuse, type Refusal, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints, type StaffCompanyFile } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../../platform/http/handler.ts'
import { pageOf, type List } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import type { CompanyParts } from '../case-evidence.ts'
import type { CompanyApplication } from './company-file.ts'
import { companyFileFor, waitingCompanyFiles } from './company-files.store.ts'
import { approveCompanyFile, sendBackCompanyFile } from './decide-company-file.ts'
import { staffCompanyView, waitingCompanyRows } from './staff-company-view.ts'

const waitingList: List<object, CompanyApplication> = {
  name: 'company-files',
  keyOf: ({ submittedAt, id }) => [submittedAt?.toISOString() ?? '', id],
  read: waitingCompanyFiles,
}

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
    const page = await pageOf(work, waitingList, {}, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await waitingCompanyRows(work, rows), ...next }
  }),
  handler(endpoints.getCompanyFile, (work, { params }) => viewOf(work, params.id, parts)),
  handler(endpoints.approveCompanyFile, async (work, { params, body }) => {
    const approved = await approveCompanyFile(work, uuidOf('company-file', params.id), body.note, parts)
    return isRefusal(approved) ? approved : viewOf(work, params.id, parts)
  }),
  handler(endpoints.sendBackCompanyFile, async (work, { params, body }) => {
    const back = await sendBackCompanyFile(work, uuidOf('company-file', params.id), body.reasons, parts)
    return isRefusal(back) ? back : viewOf(work, params.id, parts)
  }),
]
