import type { SuspenseSummary } from '@puente/contract/staff'
import { Amount, SearchIcon, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Age, Due } from '../../../shell/moments/aged.tsx'
import { ListPage } from '../../../shell/list/list-page.tsx'
import { describeList } from '../../../shell/list/list.ts'
import { ListTotalsLine } from '../../../shell/list/list-totals.tsx'
import { fileNames } from '../../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../../shell/list/spreadsheet.ts'
import { shellWords } from '../../../shell/words.ts'
import { rutText } from '../../transfers/words.ts'
import { suspenseFilters } from './filters.ts'
import { ownerText, statusText, words } from './words.ts'

/** Unidentified money and failed refunds, longest wait first. */
const suspense = describeList<SuspenseSummary>()({
  name: 'suspense',
  path: paths.suspense(),
  filters: suspenseFilters,
  fields: {
    status: {
      as: 'select',
      label: words('filters.status'),
      any: words('filters.waiting'),
      text: (status) => words(`filterStatuses.${status}`),
    },
    why: {
      as: 'select',
      label: words('filters.why'),
      any: words('filters.anyWhy'),
      text: (why) => words(`whys.${why}`),
    },
    olderThanDays: {
      as: 'select',
      label: words('filters.age'),
      any: words('filters.anyAge'),
      text: (count) => words('filters.days', { count }),
    },
    order: { as: 'order' },
  },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <SearchIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  noneFound: { title: words('noneFound') },
  page: (query) => api.listSuspense({ query }),
  casePath: paths.suspenseCase,
  summary: (chosen) => (
    <ListTotalsLine name="suspense" chosen={chosen} totals={(query) => api.getSuspenseTotals({ query })} />
  ),
  exported: {
    roles: ['treasury', 'officer'],
    formats: spreadsheets,
    file: (chosen, fileFormat) =>
      api.exportSuspense({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: fileNames.suspense,
  },
  columns: [
    {
      key: 'why',
      header: words('columns.why'),
      brief: true,
      wrap: true,
      cell: (row) => words(`whys.${row.why}`),
    },
    {
      key: 'amount',
      header: words('columns.amount'),
      orders: { descending: 'largest', ascending: 'smallest' },
      align: 'end',
      brief: true,
      cell: (row) => <Amount value={format.amount(row.amount)} currency={row.amount.currency} />,
    },
    {
      key: 'payer',
      header: words('columns.payer'),
      brief: true,
      width: '20%',
      truncate: true,
      cell: (row) => row.payer.name,
    },
    { key: 'rut', header: words('columns.rut'), cell: (row) => rutText(row.payer.rut) },
    {
      key: 'words',
      header: words('columns.words'),
      width: '15%',
      truncate: true,
      cell: (row) => row.words || shellWords('empty'),
    },
    {
      key: 'status',
      header: words('columns.proposal'),
      wrap: true,
      cell: (row) =>
        row.status === 'held' ? <StatusChip tone="warn">{statusText(row)}</StatusChip> : statusText(row),
    },
    {
      key: 'transfer',
      header: words('columns.transfer'),
      atFirst: 'hidden',
      cell: (row) => row.transferReference ?? shellWords('empty'),
    },
    {
      key: 'age',
      header: words('columns.age'),
      orders: { descending: 'oldest', ascending: 'newest' },
      align: 'end',
      brief: true,
      cell: (row) => <Age days={row.ageDays} ended={row.status === 'closed'} />,
    },
    {
      key: 'due',
      header: words('columns.due'),
      align: 'end',
      cell: (row) => <Due at={row.dueAt} over={row.status === 'closed'} />,
    },
    { key: 'owner', header: words('columns.owner'), atFirst: 'hidden', cell: ownerText },
  ],
})

export const SuspenseScreen = () => <ListPage list={suspense} />
