import { waitOrders } from '@puente/contract'
import type { WaitingLevelApplication } from '@puente/contract/staff'
import { ShieldIcon } from '@puente/ui'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Due } from '../../../shell/moments/aged.tsx'
import { ListPage } from '../../../shell/list/list-page.tsx'
import { oneOf } from '../../../shell/list/filters.ts'
import { describeList } from '../../../shell/list/list.ts'
import { fileNames } from '../../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../../shell/list/spreadsheet.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { words } from './words.ts'

/** Applications for a higher level that await staff, longest wait first. */
export const levelApplications = describeList<WaitingLevelApplication>()({
  name: 'level-applications',
  path: paths.levelApplications(),
  filters: { order: oneOf(waitOrders) },
  fields: { order: { as: 'order' } },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <ShieldIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  page: (query) => api.listLevelApplications({ query }),
  casePath: paths.levelApplication,
  wideCase: true,
  exported: {
    roles: ['officer'],
    formats: spreadsheets,
    file: (chosen, format) =>
      api.exportLevelApplications({ query: { ...chosen, format: spreadsheet(format) } }),
    fileName: fileNames.levels,
  },
  columns: [
    {
      key: 'name',
      header: words('columns.name'),
      brief: true,
      width: '36%',
      truncate: true,
      cell: ({ customer }) => customer.name,
    },
    { key: 'kind', header: words('columns.kind'), cell: ({ customer }) => words(`kinds.${customer.kind}`) },
    {
      key: 'level',
      header: words('columns.level'),
      brief: true,
      cell: ({ level }) => words(`levels.${level}`),
    },
    {
      key: 'since',
      header: words('columns.since'),
      orders: { descending: 'newest', ascending: 'oldest' },
      align: 'end',
      brief: true,
      cell: ({ submittedAt }) => <Moment at={submittedAt} />,
    },
    { key: 'due', header: words('columns.due'), align: 'end', cell: ({ dueAt }) => <Due at={dueAt} /> },
  ],
})

export const LevelApplicationsScreen = () => <ListPage list={levelApplications} />
