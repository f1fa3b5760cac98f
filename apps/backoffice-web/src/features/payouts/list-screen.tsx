import type { PayoutSummary } from '@puente/contract/staff'
import { Amount, Code, SendIcon, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { CopyId } from '../../shell/copy-id.tsx'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { ListTotalsLine } from '../../shell/list/list-totals.tsx'
import { fileNames } from '../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { shellWords } from '../../shell/words.ts'
import { payoutFilters } from './filters.ts'
import { railName, statusTones, words } from './words.ts'

/** Payout attempts, latest first. */
const payouts = describeList<PayoutSummary>()({
  name: 'payouts',
  path: paths.payouts(),
  filters: payoutFilters,
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
    order: { as: 'order' },
  },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <SendIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  noneFound: { title: words('noneFound'), message: words('noneFoundMessage') },
  page: (query) => api.listPayouts({ query }),
  casePath: paths.payout,
  summary: (chosen) => (
    <ListTotalsLine name="payouts" chosen={chosen} totals={(query) => api.getPayoutTotals({ query })} />
  ),
  exported: {
    roles: ['treasury', 'officer'],
    formats: spreadsheets,
    file: (chosen, fileFormat) =>
      api.exportPayouts({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: fileNames.payouts,
  },
  columns: [
    {
      key: 'transfer',
      header: words('columns.transfer'),
      brief: true,
      cell: (row) => row.transferReference,
    },
    {
      key: 'status',
      header: words('columns.status'),
      brief: true,
      cell: (row) => (
        <StatusChip tone={statusTones[row.status]}>{words(`statuses.${row.status}`)}</StatusChip>
      ),
    },
    {
      key: 'amount',
      header: words('columns.amount'),
      align: 'end',
      brief: true,
      cell: (row) => <Amount value={format.amount(row.amount)} currency={row.amount.currency} />,
    },
    { key: 'rail', header: words('columns.rail'), cell: (row) => railName(row.rail) },
    {
      key: 'attempt',
      header: words('columns.attempt'),
      align: 'end',
      cell: (row) => format.count(row.attempt),
    },
    {
      key: 'tries',
      header: words('columns.tries'),
      atFirst: 'hidden',
      align: 'end',
      cell: (row) => format.count(row.tries),
    },
    {
      key: 'code',
      header: words('columns.code'),
      cell: (row) => (row.code === undefined ? shellWords('empty') : <Code>{row.code}</Code>),
    },
    {
      key: 'partner',
      header: words('columns.partner'),
      cell: (row) =>
        row.railReference === undefined ? shellWords('empty') : <CopyId id={row.railReference} />,
    },
    {
      key: 'created',
      header: words('columns.created'),
      orders: { descending: 'newest', ascending: 'oldest' },
      align: 'end',
      cell: (row) => <Moment at={row.createdAt} />,
    },
    {
      key: 'changed',
      header: words('columns.changed'),
      align: 'end',
      cell: (row) => <Moment at={row.changedAt} />,
    },
  ],
})

export const PayoutsScreen = () => <ListPage list={payouts} />
