import { fromWireId, isRefusal } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { companyPapersView, ownersComparison } from './company-papers-view.ts'

/** Handlers of company documents for staff. Files are decided with the handlers of `documents`. */
export const staffCompanyPaperHandlers: readonly Handler[] = [
  handler(endpoints.getCompanyPapers, async (work, { params }) => {
    const id = fromWireId('customer', params.id) ?? ''
    const papers = await companyPapersView(work, id)
    if (isRefusal(papers)) return papers
    const comparison = await ownersComparison(work, id)
    return isRefusal(comparison) ? comparison : { ...papers, comparison }
  }),
]
