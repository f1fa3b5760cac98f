import type { StaffTransferSummary } from '@puente/contract/staff'
import { Amount, ListIcon, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { ListTotalsLine } from '../../shell/list/list-totals.tsx'
import { fileNames } from '../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { shellWords } from '../../shell/words.ts'
import { transferFilters } from './filters.ts'
import { reasonText } from './reason-text.ts'
import { stateTones, words } from './words.ts'

/** Transfers of all customers, newest first, filtered by state or by search. */
const transfers = describeList<StaffTransferSummary>()({
  name: 'transfers',
  path: paths.transfers(),
  filters: transferFilters,
  fields: {
    search: { as: 'typed', label: words('list.searchLabel') },
    state: {
      as: 'select',
      label: words('list.stateLabel'),
      any: words('list.anyState'),
      text: (state) => words(`states.${state}`),
    },
    customer: { as: 'typed', rare: true, label: words('list.customerLabel') },
    recipient: { as: 'typed', rare: true, label: words('list.recipientLabel') },
    waiting: {
      as: 'select',
      rare: true,
      label: words('list.waitingLabel'),
      any: words('list.anyWaiting'),
      text: () => words('list.waitingChoice'),
    },
    within: {
      as: 'select',
      rare: true,
      label: words('list.withinLabel'),
      any: words('list.anyWithin'),
      text: (window) => words(`list.within.${window}`),
    },
    happened: {
      as: 'select',
      rare: true,
      label: words('list.happenedLabel'),
      any: words('list.anyHappened'),
      text: (event) => words(`list.happened.${event}`),
    },
    reason: {
      as: 'select',
      rare: true,
      label: words('list.reasonLabel'),
      any: words('list.anyReason'),
      text: reasonText,
    },
    from: { as: 'typed', label: words('list.fromLabel') },
    to: { as: 'typed', label: words('list.toLabel') },
    corridor: { as: 'typed', rare: true, label: words('list.corridorLabel') },
    least: { as: 'typed', label: shellWords('list.least') },
    most: { as: 'typed', label: shellWords('list.most') },
    order: { as: 'order' },
  },
  title: words('list.title'),
  caption: words('list.caption'),
  icon: <ListIcon aria-hidden />,
  empty: { title: words('list.empty'), message: words('list.emptyMessage') },
  noneFound: { title: words('list.noneFound'), message: words('list.noneFoundMessage') },
  page: (query) => api.listTransfers({ query }),
  casePath: paths.transfer,
  apart: true,
  still: true,
  summary: (chosen) => (
    <ListTotalsLine
      name="transfers"
      chosen={chosen}
      totals={(query) => api.getTransferTotals({ query })}
      sum={words('list.sum')}
    />
  ),
  exported: {
    roles: ['officer', 'treasury', 'admin'],
    formats: spreadsheets,
    file: (chosen, fileFormat) =>
      api.exportTransfers({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: fileNames.transfers,
  },
  columns: [
    {
      key: 'reference',
      header: words('columns.reference'),
      cell: (row) => row.reference,
    },
    {
      key: 'state',
      header: words('columns.state'),
      cell: (row) => <StatusChip tone={stateTones[row.state]}>{words(`states.${row.state}`)}</StatusChip>,
    },
    {
      key: 'customer',
      header: words('columns.customer'),
      width: '22%',
      truncate: true,
      cell: (row) => row.customer.name,
    },
    {
      key: 'recipient',
      header: words('columns.recipient'),
      width: '28%',
      truncate: true,
      cell: (row) => `${row.recipientName} · ${row.country}`,
    },
    {
      key: 'send',
      header: words('columns.send'),
      orders: { descending: 'largest', ascending: 'smallest' },
      align: 'end',
      cell: (row) => <Amount value={format.amount(row.send)} currency={row.send.currency} />,
    },
    {
      key: 'receive',
      header: words('columns.receive'),
      align: 'end',
      cell: (row) => <Amount value={format.amount(row.receive)} currency={row.receive.currency} />,
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
      atFirst: 'hidden',
      align: 'end',
      cell: (row) => <Moment at={row.changedAt} />,
    },
    {
      key: 'country',
      header: words('columns.country'),
      atFirst: 'hidden',
      cell: (row) => row.country,
    },
  ],
})

export const TransfersScreen = () => <ListPage list={transfers} />
