import { isRefusal } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import { companyFileView } from './company-file-view.ts'
import { saveCompanyFile, submitCompanyFile } from './save-company-file.ts'

/** Handlers of a company's application. */
export const companyFileHandlers: readonly Handler[] = [
  handler(endpoints.getCompanyFile, companyFileView),
  handler(endpoints.saveCompanyFile, async (work, { body }) => {
    const saved = await saveCompanyFile(work, body)
    return isRefusal(saved) ? saved : companyFileView(work)
  }),
  handler(endpoints.submitCompanyFile, async (work) => {
    const submitted = await submitCompanyFile(work)
    return isRefusal(submitted) ? submitted : companyFileView(work)
  }),
]
