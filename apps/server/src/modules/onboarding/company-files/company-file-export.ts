import type { WaitingCompanyFile } from '@puente/contract/staff'
import { instantCell } from '../../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../../platform/lists/export.ts'
import type { List } from '../../../platform/lists/list.ts'
import { onboardingFiles as words } from '../messages.es.ts'
import type { CompanyApplication } from './company-file.ts'
import { waitingCompanyFiles } from './company-files.store.ts'
import { waitingCompanyRows } from './staff-company-view.ts'

/** Applications of companies that staff must decide, the longest waiting first. */
export const companyFileList: List<object, CompanyApplication> = {
  name: 'company-files',
  keyOf: ({ submittedAt, id }) => [submittedAt?.toISOString() ?? '', id],
  read: waitingCompanyFiles,
}

/** Applications of companies as a file. */
export const exportedCompanyFiles: Exported<object, CompanyApplication, WaitingCompanyFile> = {
  fileName: words.files.companies,
  list: companyFileList,
  view: waitingCompanyRows,
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
