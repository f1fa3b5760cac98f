import type { WaitOrder } from '@puente/contract'
import type { WaitingCompanyFile } from '@puente/contract/staff'
import { instantCell } from '../../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../../platform/lists/export.ts'
import type { List } from '../../../platform/lists/list.ts'
import { listsInOrders } from '../../../platform/lists/orders.ts'
import { onboardingFiles as words } from '../messages.es.ts'
import type { CompanyApplication } from './company-file.ts'
import { companyFileOrders, waitingCompanyFiles } from './company-files.store.ts'
import { waitingCompanyRows } from './staff-company-view.ts'

/** Applications of companies that staff must decide, in each order of their list. */
export const companyFileLists: Readonly<Record<WaitOrder, List<object, CompanyApplication>>> = listsInOrders(
  'company-files',
  companyFileOrders,
  (work, _filter, after, limit, order) => waitingCompanyFiles(work, after, limit, order),
)

/** Applications of companies as a file. */
export const exportedCompanyFiles: Exported<object, CompanyApplication, WaitingCompanyFile> = {
  fileName: words.files.companies,
  list: companyFileLists.oldest,
  view: (work, rows) => waitingCompanyRows(work, rows),
  columns: columnsOf(words.companies, {
    name: (row: WaitingCompanyFile) => row.name,
    type: (row) => row.companyType,
    lists: (row) => words.verdicts[row.verdict],
    proposal: (row) => (row.proposal === undefined ? undefined : words.waits),
    since: (row) => instantCell(row.submittedAt),
    due: (row) => instantCell(row.dueAt),
    id: (row) => row.id,
  }),
}
