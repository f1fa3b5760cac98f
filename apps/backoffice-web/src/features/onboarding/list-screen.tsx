import { waitOrders } from '@puente/contract'
import type { WaitingApplication } from '@puente/contract/staff'
import { UserIcon } from '@puente/ui'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { oneOf } from '../../shell/list/filters.ts'
import { describeList } from '../../shell/list/list.ts'
import { fileNames } from '../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { Due } from '../../shell/moments/aged.tsx'
import { Moment } from '../../shell/moments/moment.tsx'
import { statusText, words } from './words.ts'

/** Applications awaiting staff, longest wait first. */
const applications = describeList<WaitingApplication>()({
  name: 'applications',
  path: paths.applications(),
  filters: { order: oneOf(waitOrders) },
  fields: { order: { as: 'order' } },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <UserIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  page: (query) => api.listApplications({ query }),
  casePath: paths.application,
  wideCase: true,
  exported: {
    roles: ['officer'],
    formats: spreadsheets,
    file: (chosen, format) => api.exportApplications({ query: { ...chosen, format: spreadsheet(format) } }),
    fileName: fileNames.applications,
  },
  columns: [
    {
      key: 'name',
      header: words('columns.name'),
      brief: true,
      width: '40%',
      truncate: true,
      cell: (row) => row.name,
    },
    {
      key: 'cause',
      header: words('columns.cause'),
      brief: true,
      cell: (row) => words(`causes.${row.cause}`),
    },
    { key: 'status', header: words('columns.status'), cell: statusText },
    {
      key: 'since',
      header: words('columns.since'),
      orders: { descending: 'newest', ascending: 'oldest' },
      align: 'end',
      brief: true,
      cell: (row) => <Moment at={row.waitingSince} />,
    },
    { key: 'due', header: words('columns.due'), align: 'end', cell: (row) => <Due at={row.dueAt} /> },
  ],
})

export const ApplicationsScreen = () => <ListPage list={applications} />
