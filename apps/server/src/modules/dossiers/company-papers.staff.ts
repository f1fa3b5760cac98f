import { fromWireId, isRefusal } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { door, type Door } from '../../platform/http/door.ts'
import { companyPapersView, ownersComparison } from './company-papers-view.ts'

/** What staff read of a company's papers; they decide about each file through the doors of documents. */
export const staffCompanyPaperDoors: readonly Door[] = [
  door(endpoints.getCompanyPapers, async (work, { params }) => {
    const id = fromWireId('customer', params.id) ?? ''
    const papers = await companyPapersView(work, id)
    if (isRefusal(papers)) return papers
    const comparison = await ownersComparison(work, id)
    return isRefusal(comparison) ? comparison : { ...papers, comparison }
  }),
]
