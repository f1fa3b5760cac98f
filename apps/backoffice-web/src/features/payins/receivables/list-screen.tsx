import type { ReceivableWire } from '@puente/contract/staff'
import { Amount, BankIcon } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Age, Due } from '../../../shell/moments/aged.tsx'
import { ListPage } from '../../../shell/list/list-page.tsx'
import { describeList } from '../../../shell/list/list.ts'
import { ListTotalsLine } from '../../../shell/list/list-totals.tsx'
import { fileNames } from '../../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../../shell/list/spreadsheet.ts'
import { rutText } from '../../transfers/words.ts'
import { Debtor } from './debtor.tsx'
import { receivableFilters } from './filters.ts'
import { statusText, words } from './words.ts'

/** Receivables from payments that the bank reversed, oldest first. */
const receivables = describeList<ReceivableWire>()({
  name: 'receivables',
  path: paths.receivables(),
  filters: receivableFilters,
  fields: {
    status: { as: 'tabs', label: words('tabs'), text: (status) => words(`tabsOf.${status}`) },
    order: { as: 'order' },
  },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <BankIcon aria-hidden />,
  empty: { title: words('empty.open'), message: words('emptyMessage') },
  noneFound: { title: words('empty.other') },
  page: (query) => api.listReceivables({ query }),
  casePath: paths.receivable,
  summary: (chosen) => (
    <ListTotalsLine
      name="receivables"
      chosen={chosen}
      totals={(query) => api.getReceivableTotals({ query })}
      sum={words('columns.outstanding')}
    />
  ),
  exported: {
    roles: ['treasury', 'officer'],
    formats: spreadsheets,
    file: (chosen, fileFormat) =>
      api.exportReceivables({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: fileNames.receivables,
  },
  columns: [
    {
      key: 'reference',
      header: words('columns.reference'),
      brief: true,
      cell: (row) => row.reference,
    },
    {
      key: 'debtor',
      header: words('columns.debtor'),
      brief: true,
      width: '24%',
      truncate: true,
      cell: (row) => <Debtor debt={row} />,
    },
    { key: 'rut', header: words('columns.rut'), cell: (row) => rutText(row.owedBy.rut) },
    {
      key: 'transfer',
      header: words('columns.transfer'),
      atFirst: 'hidden',
      cell: (row) => row.transferReference ?? words('noTransfer'),
    },
    { key: 'status', header: words('columns.status'), cell: statusText },
    {
      key: 'amount',
      header: words('columns.amount'),
      align: 'end',
      cell: (row) => <Amount value={format.amount(row.amount)} currency={row.amount.currency} />,
    },
    {
      key: 'outstanding',
      header: words('columns.outstanding'),
      orders: { descending: 'largest', ascending: 'smallest' },
      align: 'end',
      brief: true,
      cell: (row) => <Amount value={format.amount(row.outstanding)} currency={row.outstanding.currency} />,
    },
    {
      key: 'age',
      header: words('columns.age'),
      orders: { descending: 'oldest', ascending: 'newest' },
      align: 'end',
      brief: true,
      cell: (row) => <Age days={row.ageDays} ended={row.status !== 'open'} />,
    },
    {
      key: 'due',
      header: words('columns.due'),
      align: 'end',
      cell: (row) => <Due at={row.dueAt} over={row.status !== 'open'} />,
    },
  ],
})

export const ReceivablesScreen = () => <ListPage list={receivables} />
