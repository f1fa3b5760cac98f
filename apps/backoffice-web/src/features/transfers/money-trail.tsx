import Box from '@mui/material/Box'
import type { LedgerJournalWire } from '@puente/contract/staff'
import { Amount, DataTable, Muted, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { AccountName } from '../ledger/account-name.tsx'
import { nameOf, words } from './words.ts'

type Leg = LedgerJournalWire['legs'][number] & { readonly key: string }

const columns: readonly TableColumn<Leg>[] = [
  {
    key: 'debit',
    header: words('trail.debit'),
    width: '31%',
    truncate: true,
    cell: (leg) => <AccountName code={leg.debit} />,
  },
  {
    key: 'credit',
    header: words('trail.credit'),
    width: '31%',
    truncate: true,
    cell: (leg) => <AccountName code={leg.credit} />,
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

/** Every journal of a transfer with its legs: each peso from one account to another. */
export function MoneyTrail({ journals }: { journals: readonly LedgerJournalWire[] }) {
  if (journals.length === 0) return <Muted>{words('trail.empty')}</Muted>
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Muted>{words('trail.lead')}</Muted>
      {journals.map((journal) => (
        <Journal key={journal.id} journal={journal} />
      ))}
    </Box>
  )
}

function Journal({ journal }: { journal: LedgerJournalWire }) {
  const kind = nameOf('journals', journal.kind) ?? journal.kind
  const at = format.dateTime(journal.at)
  const legs = journal.legs.map((leg, index) => ({ ...leg, key: String(index) }))
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <Box component="strong" title={journal.kind} sx={{ fontWeight: 600 }}>
          {kind}
        </Box>
        <Muted>
          <time dateTime={journal.at}>{at}</time>
        </Muted>
      </Box>
      <DataTable
        caption={words('trail.caption', { kind, at })}
        columns={columns}
        rows={legs}
        rowKey={(leg) => leg.key}
      />
    </Box>
  )
}
