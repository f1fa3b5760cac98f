import type { LedgerAccountWire } from '@puente/contract/staff'
import { Amount, ScaleIcon } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { fileNames } from '../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { shellWords } from '../../shell/words.ts'
import { OPERATOR } from './account-asked.ts'
import { accountFilters } from './filters.ts'
import { words } from './words.ts'

type Row = LedgerAccountWire & { readonly id: string }

const asRow = (account: LedgerAccountWire): Row => ({
  ...account,
  id: `${account.code}/${account.currency}/${account.owner ?? OPERATOR}`,
})

/** Accounts with one code and currency: one per transfer, one per debtor, or the operator's own. */
const accounts = describeList<Row>()({
  name: 'ledger-accounts',
  path: paths.ledgerAccounts(),
  filters: accountFilters,
  fields: {
    code: {
      as: 'select',
      label: words('list.codeLabel'),
      any: words('names.client-funds'),
      text: (code) => words(`names.${code}`),
    },
    currency: {
      as: 'select',
      label: words('list.currencyLabel'),
      any: 'CLP',
      text: (currency) => currency,
    },
  },
  title: words('list.title'),
  lead: words('list.lead'),
  caption: words('list.caption'),
  icon: <ScaleIcon aria-hidden />,
  empty: { title: words('list.empty'), message: words('list.emptyMessage') },
  page: async ({ code = 'client-funds', currency = 'CLP', ...page }) => {
    const { items, ...next } = await api.listLedgerAccounts({ query: { code, currency, ...page } })
    return { items: items.map(asRow), ...next }
  },
  casePath: paths.ledgerAccount,
  apart: true,
  still: true,
  exported: {
    roles: ['treasury', 'officer', 'admin'],
    formats: spreadsheets,
    file: ({ code = 'client-funds', currency = 'CLP' }, fileFormat) =>
      api.exportLedgerAccounts({ query: { code, currency, format: spreadsheet(fileFormat) } }),
    fileName: fileNames.ledgerAccounts,
  },
  columns: [
    {
      key: 'whose',
      header: words('list.whose'),
      cell: (row) => row.transferReference ?? row.owner ?? words('list.operator'),
    },
    {
      key: 'balance',
      header: words('list.balance'),
      align: 'end',
      cell: (row) => (
        <Amount
          value={format.amount({ amount: row.balance, currency: row.currency })}
          currency={row.currency}
        />
      ),
    },
    {
      key: 'held',
      header: words('list.held'),
      align: 'end',
      cell: (row) => {
        const held = BigInt(row.pendingDebits) + BigInt(row.pendingCredits)
        if (held === 0n) return shellWords('empty')
        return <Amount value={format.amount({ amount: String(held), currency: row.currency })} />
      },
    },
    {
      key: 'opened',
      header: words('list.opened'),
      align: 'end',
      cell: (row) => <Moment at={row.openedAt} />,
    },
  ],
})

export const LedgerAccountsScreen = () => <ListPage list={accounts} />
