import type { StaffThreadSummary } from '@puente/contract/staff'
import { HelpIcon } from '@puente/ui'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Due } from '../../shell/moments/aged.tsx'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { fileNames } from '../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { threadFilters } from './filters.ts'
import { words } from './words.ts'

/** Threads with customers, longest wait first. */
const threads = describeList<StaffThreadSummary>()({
  name: 'threads',
  path: paths.threads(),
  filters: threadFilters,
  fields: {
    state: { as: 'tabs', label: words('tabs'), text: (state) => words(`tabsOf.${state}`) },
    kind: {
      as: 'select',
      label: words('kindLabel'),
      any: words('anyKind'),
      text: (kind) => words(`kinds.${kind}`),
    },
    order: { as: 'order' },
  },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <HelpIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  noneFound: { title: words('noneFound') },
  page: (query) => api.listThreads({ query }),
  casePath: paths.thread,
  exported: {
    roles: ['officer', 'admin'],
    formats: spreadsheets,
    file: (chosen, format) => api.exportThreads({ query: { ...chosen, format: spreadsheet(format) } }),
    fileName: fileNames.threads,
  },
  columns: [
    {
      key: 'folio',
      header: words('columns.folio'),
      brief: true,
      cell: (row) => row.folio,
    },
    { key: 'kind', header: words('columns.kind'), brief: true, cell: (row) => words(`kinds.${row.kind}`) },
    {
      key: 'who',
      header: words('columns.who'),
      width: '36%',
      truncate: true,
      cell: (row) => row.customer?.name ?? words('noAccount'),
    },
    {
      key: 'due',
      header: words('columns.due'),
      orders: { ascending: 'queue' },
      align: 'end',
      brief: true,
      cell: (row) => <Due at={row.answerBy} />,
    },
    {
      key: 'last',
      header: words('columns.last'),
      orders: { descending: 'newest', ascending: 'oldest' },
      align: 'end',
      cell: (row) => <Moment at={row.lastAt} />,
    },
  ],
})

export const ThreadsScreen = () => <ListPage list={threads} />
