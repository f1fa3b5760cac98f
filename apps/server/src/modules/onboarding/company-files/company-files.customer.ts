import { isRefusal } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import { actInSession, type CustomersOf } from '../../access/index.ts'
import { companyFileView } from './company-file-view.ts'
import type { PeopleOf } from './company-people.ts'
import { companyActivities } from './company-rules.ts'
import { openCompany } from './open-company.ts'
import { saveCompanyFile, submitCompanyFile } from './save-company-file.ts'

/** Handlers of a company's application. `customersOf` returns the customers with these ids. */
export const companyFileHandlers = (customersOf: CustomersOf, peopleOf: PeopleOf): readonly Handler[] => [
  handler(endpoints.openCompany, async (work, { body, request }) => {
    const opened = await openCompany(work, body)
    return isRefusal(opened) ? opened : actInSession(work, customersOf, request, opened)
  }),
  handler(endpoints.getCompanyFile, (work) => companyFileView(work, peopleOf)),
  handler(endpoints.listCompanyActivities, async (work) => ({
    items: (await companyActivities(work)).map(({ code, name }) => ({ code, name })),
  })),
  handler(endpoints.saveCompanyFile, async (work, { body }) => {
    const saved = await saveCompanyFile(work, body)
    return isRefusal(saved) ? saved : companyFileView(work, peopleOf)
  }),
  handler(endpoints.submitCompanyFile, async (work) => {
    const submitted = await submitCompanyFile(work, peopleOf)
    return isRefusal(submitted) ? submitted : companyFileView(work, peopleOf)
  }),
]
