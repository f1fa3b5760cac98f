import type { LedgerEntryWire } from '@puente/contract/staff'
import { Amount, ScaleIcon } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import { describeList, type ListColumn } from '../../shell/list/list.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { shellWords } from '../../shell/words.ts'
import { askedOf, type AccountNamed } from './account-asked.ts'
import { AccountLink } from './account-link.tsx'
import { statementFilters } from './filters.ts'
import { journalName, words } from './words.ts'

/**
 * An entry's id contains its journal and its position in the account, because a journal may have several
 * entries in one account.
 */
const journalOf = (id: string): string => id.slice(0, id.indexOf(':'))
const asRow = (entry: LedgerEntryWire) => ({ ...entry, id: `${entry.journalId}:${entry.id}` })

function columnsIn(
  currency: string,
): readonly [ListColumn<LedgerEntryWire>, ...ListColumn<LedgerEntryWire>[]] {
  const figure = (minor: string) =>
    minor === '0' ? shellWords('empty') : <Amount value={format.amount({ amount: minor, currency })} />
  return [
    { key: 'kind', header: words('statement.columns.kind'), cell: (row) => journalName(row.kind) },
    {
      key: 'at',
      header: words('statement.columns.at'),
      cell: (row) => <Moment at={row.recordedAt} />,
    },
    { key: 'about', header: words('statement.columns.about'), cell: (row) => <About entry={row} /> },
    {
      key: 'counter',
      header: words('statement.columns.counter'),
      cell: ({ counter }) => <AccountLink {...counter} owner={counter.owner} />,
    },
    ...(['debit', 'credit'] as const).map((side) => ({
      key: side,
      header: words(`statement.columns.${side}`),
      align: 'end' as const,
      cell: (row: LedgerEntryWire) => (row.side === side ? figure(row.amount) : shellWords('empty')),
    })),
    {
      key: 'held',
      header: words('statement.columns.held'),
      align: 'end',
      cell: (row) => figure(row.held),
    },
    {
      key: 'balance',
      header: words('statement.columns.balance'),
      align: 'end',
      cell: (row) => <Amount value={format.amount({ amount: row.balance, currency })} strong />,
    },
  ]
}

function About({ entry }: { entry: LedgerEntryWire }) {
  if (entry.transferId !== undefined)
    return (
      <RouteLink to="/transfers/$id" params={{ id: entry.transferId }}>
        {entry.transferReference}
      </RouteLink>
    )
  if (entry.paymentId === undefined) return shellWords('empty')
  return (
    <RouteLink to="/payins/$id" params={{ id: entry.paymentId }}>
      {words('journal.payment')}
    </RouteLink>
  )
}

/** The entries of one account as a list with its own title, URL, columns and export. */
export const statementList = (account: AccountNamed, title: string) =>
  describeList<LedgerEntryWire>()({
    name: `ledger-account ${account.code} ${account.currency} ${account.owner}`,
    path: paths.ledgerAccount(`${account.code}/${account.currency}/${account.owner}`),
    filters: statementFilters,
    fields: {
      from: { as: 'typed', label: words('statement.fromLabel') },
      to: { as: 'typed', label: words('statement.toLabel') },
    },
    title,
    caption: words('statement.caption'),
    icon: <ScaleIcon aria-hidden />,
    empty: { title: words('statement.empty'), message: words('statement.emptyMessage') },
    noneFound: { title: words('statement.noneFound'), message: words('statement.noneFoundMessage') },
    page: async (query) => {
      const { params, owner } = askedOf(account)
      const { items, ...rest } = await api.getAccountStatement({ params, query: { ...query, ...owner } })
      return { items: items.map(asRow), ...rest }
    },
    casePath: (id) => paths.journal(journalOf(id)),
    apart: true,
    still: true,
    exported: {
      roles: ['treasury', 'officer', 'admin'],
      formats: spreadsheets,
      file: (chosen, fileFormat) => {
        const { params, owner } = askedOf(account)
        return api.exportAccountStatement({
          params,
          query: { ...chosen, ...owner, format: spreadsheet(fileFormat) },
        })
      },
      fileName: `cuenta-${account.code}-${account.currency.toLowerCase()}`,
    },
    columns: columnsIn(account.currency),
  })
