import type { BankStatementWire } from '@puente/contract/staff'
import { Amount, BankIcon, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { fileNames } from '../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { dayText, Moment } from '../../shell/moments/moment.tsx'
import { accountName } from '../ledger/words.ts'
import { statementFilters } from './filters.ts'
import { accountText, words } from './words.ts'

/** Imported bank statements, latest first. */
const statements = describeList<BankStatementWire>()({
  name: 'bank-statements',
  path: paths.bankStatements(),
  filters: statementFilters,
  fields: {
    code: {
      as: 'select',
      label: words('statements.filters.account'),
      any: words('statements.filters.any'),
      text: (code) => accountName(code) ?? code,
    },
    currency: {
      as: 'select',
      label: words('statements.filters.currency'),
      any: words('statements.filters.any'),
      text: (currency) => currency,
    },
    state: {
      as: 'select',
      label: words('statements.filters.state'),
      any: words('statements.filters.anyState'),
      text: (state) => words(`statements.states.${state}`),
    },
    order: { as: 'order' },
  },
  title: words('statements.title'),
  lead: words('statements.lead'),
  caption: words('statements.caption'),
  icon: <BankIcon aria-hidden />,
  empty: { title: words('statements.empty'), message: words('statements.emptyMessage') },
  noneFound: { title: words('statements.noneFound') },
  page: (query) => api.listBankStatements({ query }),
  casePath: paths.bankStatement,
  exported: {
    roles: ['treasury', 'officer', 'admin'],
    formats: spreadsheets,
    file: (chosen, fileFormat) =>
      api.exportBankStatements({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: fileNames.bankStatements,
  },
  columns: [
    {
      key: 'reference',
      header: words('statements.columns.reference'),
      brief: true,
      cell: (row) => row.reference,
    },
    { key: 'account', header: words('statements.columns.account'), brief: true, cell: accountText },
    {
      key: 'period',
      header: words('statements.columns.period'),
      cell: (row) =>
        row.from === row.to
          ? dayText(row.to)
          : words('statements.period', { from: dayText(row.from), to: dayText(row.to) }),
    },
    {
      key: 'closing',
      header: words('statements.columns.closing'),
      align: 'end',
      cell: (row) => (
        <Amount
          value={format.amount({ amount: row.closing, currency: row.currency })}
          currency={row.currency}
        />
      ),
    },
    {
      key: 'lines',
      header: words('statements.columns.lines'),
      align: 'end',
      cell: (row) => format.count(row.lines),
    },
    {
      key: 'open',
      header: words('statements.columns.open'),
      align: 'end',
      cell: (row) => format.count(row.open),
    },
    {
      key: 'state',
      header: words('statements.columns.state'),
      brief: true,
      cell: (row) =>
        row.state === 'refused' ? (
          <StatusChip tone="bad">{words('statements.states.refused')}</StatusChip>
        ) : (
          words(`statements.states.${row.state}`)
        ),
    },
    {
      key: 'at',
      header: words('statements.columns.at'),
      orders: { descending: 'newest', ascending: 'oldest' },
      align: 'end',
      cell: (row) => <Moment at={row.importedAt} />,
    },
  ],
})

export const StatementsScreen = () => <ListPage list={statements} />
