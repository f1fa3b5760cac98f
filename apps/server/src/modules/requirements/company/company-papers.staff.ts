import { fromWireId, isRefusal } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import { companyDocumentsView, ownersComparison } from './company-papers-view.ts'

/** Handlers of company documents for staff. Files are decided with the handlers of `documents`. */
export const staffCompanyDocumentHandlers: readonly Handler[] = [
  handler(endpoints.getCompanyDocuments, async (work, { params }) => {
    const id = fromWireId('customer', params.id) ?? ''
    const papers = await companyDocumentsView(work, id)
    if (isRefusal(papers)) return papers
    const comparison = await ownersComparison(work, id)
    return isRefusal(comparison) ? comparison : { ...papers, comparison }
  }),
]
