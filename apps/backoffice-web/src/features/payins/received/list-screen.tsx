import type { PayinSummary } from '@puente/contract/staff'
import { Amount, BankIcon, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { ListPage } from '../../../shell/list/list-page.tsx'
import { describeList } from '../../../shell/list/list.ts'
import { ListTotalsLine } from '../../../shell/list/list-totals.tsx'
import { fileNames } from '../../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../../shell/list/spreadsheet.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { shellWords } from '../../../shell/words.ts'
import { payinFilters } from './filters.ts'
import { statusTones, words } from './words.ts'

/** Payments that the bank reported, latest credit first. */
const payins = describeList<PayinSummary>()({
  name: 'payins',
  path: paths.payins(),
  filters: payinFilters,
  fields: {
    search: { as: 'typed', label: words('searchLabel') },
    status: {
      as: 'select',
      label: words('statusLabel'),
      any: words('anyStatus'),
      text: (status) => words(`statuses.${status}`),
    },
    from: { as: 'typed', label: words('fromLabel') },
    to: { as: 'typed', label: words('toLabel') },
    least: { as: 'typed', label: shellWords('list.least') },
    most: { as: 'typed', label: shellWords('list.most') },
    order: { as: 'order' },
  },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <BankIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  noneFound: { title: words('noneFound'), message: words('noneFoundMessage') },
  page: (query) => api.listPayins({ query }),
  casePath: paths.payin,
  summary: (chosen) => (
    <ListTotalsLine name="payins" chosen={chosen} totals={(query) => api.getPayinTotals({ query })} />
  ),
  exported: {
    roles: ['treasury', 'officer'],
    formats: spreadsheets,
    file: (chosen, fileFormat) => api.exportPayins({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: fileNames.payins,
  },
  columns: [
    {
      key: 'transfer',
      header: words('columns.transfer'),
      brief: true,
      cell: (row) => row.transferReference ?? words('noTransfer'),
    },
    {
      key: 'amount',
      header: words('columns.amount'),
      align: 'end',
      orders: { descending: 'largest', ascending: 'smallest' },
      brief: true,
      cell: (row) => <Amount value={format.amount(row.amount)} currency={row.amount.currency} />,
    },
    {
      key: 'status',
      header: words('columns.status'),
      brief: true,
      cell: (row) => (
        <StatusChip tone={statusTones[row.status]}>{words(`statuses.${row.status}`)}</StatusChip>
      ),
    },
    { key: 'why', header: words('columns.why'), cell: (row) => words(`whys.${row.why}`) },
    { key: 'bank', header: words('columns.bank'), cell: (row) => row.bank },
    {
      key: 'refunded',
      header: words('columns.refunded'),
      align: 'end',
      cell: (row) =>
        row.refunded.amount === '0' ? (
          shellWords('empty')
        ) : (
          <Amount value={format.amount(row.refunded)} currency={row.refunded.currency} />
        ),
    },
    {
      key: 'credited',
      header: words('columns.credited'),
      orders: { descending: 'newest', ascending: 'oldest' },
      align: 'end',
      cell: (row) => <Moment at={row.creditedAt} />,
    },
  ],
})

export const PayinsScreen = () => <ListPage list={payins} />
