import type { LedgerJournalWire } from '@puente/contract/staff'
import { Amount, DataTable, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { AccountLink } from './account-link.tsx'
import { journalName, words } from './words.ts'

type Leg = LedgerJournalWire['legs'][number] & { readonly key: string }

const columns: readonly TableColumn<Leg>[] = [
  {
    key: 'debit',
    header: words('trail.debit'),
    width: '31%',
    truncate: true,
    cell: (leg) => <AccountLink code={leg.debit} currency={leg.currency} owner={leg.debitOwner} />,
  },
  {
    key: 'credit',
    header: words('trail.credit'),
    width: '31%',
    truncate: true,
    cell: (leg) => <AccountLink code={leg.credit} currency={leg.currency} owner={leg.creditOwner} />,
  },
  {
    key: 'amount',
    header: words('trail.amount'),
    align: 'end',
    width: '21%',
    cell: (leg) => (
      <Amount value={format.amount({ amount: leg.amount, currency: leg.currency })} currency={leg.currency} />
    ),
  },
  {
    key: 'state',
    header: words('trail.state'),
    width: '17%',
    cell: (leg) => words(`trail.legStates.${leg.state}`),
  },
]

/** The legs of one journal, with links to both accounts. */
export function LegsTable({ journal }: { journal: LedgerJournalWire }) {
  const legs = journal.legs.map((leg, index) => ({ ...leg, key: String(index) }))
  return (
    <DataTable
      caption={words('trail.caption', {
        kind: journalName(journal.kind),
        at: format.dateTime(journal.at),
      })}
      columns={columns}
      rows={legs}
      rowKey={(leg) => leg.key}
    />
  )
}
