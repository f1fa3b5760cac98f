import type { RefundSummary } from '@puente/contract/staff'
import { Amount, RefreshIcon } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Age, Due } from '../../../shell/moments/aged.tsx'
import { ListPage } from '../../../shell/list/list-page.tsx'
import { describeList } from '../../../shell/list/list.ts'
import { ListTotalsLine } from '../../../shell/list/list-totals.tsx'
import { fileNames } from '../../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../../shell/list/spreadsheet.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { refundFilters } from './filters.ts'
import { reasonText, statusText, words } from './words.ts'

/** Refunds in one state. */
const refunds = describeList<RefundSummary>()({
  name: 'refunds',
  path: paths.refunds(),
  filters: refundFilters,
  fields: {
    state: { as: 'tabs', label: words('tabs'), text: (state) => words(`tabsOf.${state}`) },
    order: { as: 'order' },
  },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <RefreshIcon aria-hidden />,
  empty: { title: words('empty.rejected'), message: words('emptyMessage') },
  noneFound: { title: words('empty.other') },
  page: (query) => api.listRefunds({ query }),
  casePath: paths.refund,
  summary: (chosen) => (
    <ListTotalsLine name="refunds" chosen={chosen} totals={(query) => api.getRefundTotals({ query })} />
  ),
  exported: {
    roles: ['treasury', 'officer'],
    formats: spreadsheets,
    file: (chosen, fileFormat) =>
      api.exportRefunds({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: fileNames.refunds,
  },
  columns: [
    {
      key: 'transfer',
      header: words('columns.transfer'),
      brief: true,
      cell: (row) => row.transferReference ?? words('noTransfer'),
    },
    {
      key: 'reason',
      header: words('columns.reason'),
      width: '26%',
      truncate: true,
      cell: (row) => reasonText(row.reason),
    },
    {
      key: 'amount',
      header: words('columns.amount'),
      orders: { descending: 'largest', ascending: 'smallest' },
      align: 'end',
      brief: true,
      cell: (row) => <Amount value={format.amount(row.amount)} currency={row.amount.currency} />,
    },
    { key: 'status', header: words('columns.status'), cell: statusText },
    {
      key: 'age',
      header: words('columns.age'),
      orders: { descending: 'oldest', ascending: 'newest' },
      align: 'end',
      brief: true,
      cell: (row) => <Age days={row.ageDays} ended={row.state === 'settled'} />,
    },
    { key: 'due', header: words('columns.due'), align: 'end', cell: (row) => <Due at={row.dueAt} /> },
    {
      key: 'created',
      header: words('columns.created'),
      align: 'end',
      cell: (row) => <Moment at={row.createdAt} />,
    },
  ],
})

export const RefundsScreen = () => <ListPage list={refunds} />
