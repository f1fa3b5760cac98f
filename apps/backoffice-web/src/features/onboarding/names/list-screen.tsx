import { waitOrders } from '@puente/contract'
import type { WaitingName } from '@puente/contract/staff'
import { UserIcon } from '@puente/ui'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { ListPage } from '../../../shell/list/list-page.tsx'
import { oneOf } from '../../../shell/list/filters.ts'
import { describeList } from '../../../shell/list/list.ts'
import { fileNames } from '../../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../../shell/list/spreadsheet.ts'
import { Due } from '../../../shell/moments/aged.tsx'
import { Moment } from '../../../shell/moments/moment.tsx'
import { words } from './words.ts'

/** Requested names awaiting staff, longest wait first. */
export const nameRequests = describeList<WaitingName>()({
  name: 'name-requests',
  path: paths.nameRequests(),
  filters: { order: oneOf(waitOrders) },
  fields: { order: { as: 'order' } },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <UserIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  page: (query) => api.listNameRequests({ query }),
  casePath: paths.nameRequest,
  exported: {
    roles: ['officer'],
    formats: spreadsheets,
    file: (chosen, format) => api.exportNameRequests({ query: { ...chosen, format: spreadsheet(format) } }),
    fileName: fileNames.names,
  },
  columns: [
    {
      key: 'asked',
      header: words('columns.asked'),
      brief: true,
      width: '30%',
      truncate: true,
      cell: (row) => row.asked,
    },
    { key: 'name', header: words('columns.name'), width: '30%', truncate: true, cell: (row) => row.name },
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
      cell: (row) => <Moment at={row.askedAt} />,
    },
    { key: 'due', header: words('columns.due'), align: 'end', cell: (row) => <Due at={row.dueAt} /> },
  ],
})

export const NameRequestsScreen = () => <ListPage list={nameRequests} />
