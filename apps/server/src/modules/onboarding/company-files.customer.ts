import { isRefusal } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { door, type Door } from '../../platform/http/door.ts'
import { companyFileView } from './company-file-view.ts'
import { saveCompanyFile, submitCompanyFile } from './save-company-file.ts'

/** What a company's people do with its file. */
export const companyFileDoors: readonly Door[] = [
  door(endpoints.getCompanyFile, companyFileView),
  door(endpoints.saveCompanyFile, async (work, { body }) => {
    const saved = await saveCompanyFile(work, body)
    return isRefusal(saved) ? saved : companyFileView(work)
  }),
  door(endpoints.submitCompanyFile, async (work) => {
    const submitted = await submitCompanyFile(work)
    return isRefusal(submitted) ? submitted : companyFileView(work)
  }),
]
