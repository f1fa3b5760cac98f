import { waitOrders } from '@puente/contract'
import type { WaitingCompanyFile } from '@puente/contract/staff'
import { BankIcon } from '@puente/ui'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { ListPage } from '../../../shell/list/list-page.tsx'
import { oneOf } from '../../../shell/list/filters.ts'
import { describeList } from '../../../shell/list/list.ts'
import { fileNames } from '../../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../../shell/list/spreadsheet.ts'
import { Due } from '../../../shell/moments/aged.tsx'
import { Moment } from '../../../shell/moments/moment.tsx'
import { shellWords } from '../../../shell/words.ts'
import { words } from './words.ts'

/** Company files awaiting staff, longest wait first. */
export const companyFiles = describeList<WaitingCompanyFile>()({
  name: 'company-files',
  path: paths.companyFiles(),
  filters: { order: oneOf(waitOrders) },
  fields: { order: { as: 'order' } },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <BankIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  page: (query) => api.listCompanyFiles({ query }),
  casePath: paths.companyFile,
  wideCase: true,
  exported: {
    roles: ['officer'],
    formats: spreadsheets,
    file: (chosen, format) => api.exportCompanyFiles({ query: { ...chosen, format: spreadsheet(format) } }),
    fileName: fileNames.companyFiles,
  },
  columns: [
    {
      key: 'name',
      header: words('columns.name'),
      brief: true,
      width: '30%',
      truncate: true,
      cell: (row) => row.name,
    },
    {
      key: 'type',
      header: words('columns.type'),
      width: '28%',
      truncate: true,
      cell: (row) => row.companyType ?? shellWords('empty'),
    },
    {
      key: 'lists',
      header: words('columns.lists'),
      brief: true,
      cell: (row) => words(`verdicts.${row.verdict}`),
    },
    {
      key: 'since',
      header: words('columns.since'),
      orders: { descending: 'newest', ascending: 'oldest' },
      align: 'end',
      brief: true,
      cell: (row) => <Moment at={row.submittedAt} />,
    },
    {
      key: 'due',
      header: words('columns.due'),
      align: 'end',
      cell: (row) => <Due at={row.dueAt} />,
    },
  ],
})

export const CompanyFilesScreen = () => <ListPage list={companyFiles} />
