import type { CapitalMovementWire, CapitalState } from '@puente/contract/staff'
import { Amount, BankIcon, DataTable, EmptyState, StatusChip, type TableColumn, type Tone } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
import { RouteLink } from '../../../shell/links.ts'
import { shellWords } from '../../../shell/words.ts'
import { AccountName } from '../account-name.tsx'
import { words } from './words.ts'

const tones: Readonly<Record<CapitalState, Tone>> = {
  waiting: 'info',
  booked: 'ok',
  'sent-back': 'neutral',
  withdrawn: 'neutral',
}

const columns: readonly TableColumn<CapitalMovementWire>[] = [
  { key: 'day', header: words('history.day'), cell: ({ day }) => format.date(day) },
  { key: 'kind', header: words('history.kind'), cell: ({ kind }) => words(`kinds.${kind}`) },
  { key: 'account', header: words('history.account'), cell: ({ account }) => <AccountName code={account} /> },
  {
    key: 'amount',
    header: words('history.amount'),
    align: 'end',
    cell: ({ amount }) => <Amount value={format.amount(amount)} currency={amount.currency} />,
  },
  {
    key: 'state',
    header: words('history.state'),
    cell: ({ state }) => <StatusChip tone={tones[state]}>{words(`states.${state}`)}</StatusChip>,
  },
  {
    key: 'reference',
    header: words('history.reference'),
    cell: ({ bankReference }) => bankReference ?? shellWords('empty'),
  },
  { key: 'note', header: words('history.note'), wrap: true, cell: ({ note }) => note },
  { key: 'by', header: words('history.by'), cell: ({ by }) => by },
  {
    key: 'decidedBy',
    header: words('history.decidedBy'),
    cell: ({ decidedBy }) => decidedBy ?? shellWords('empty'),
  },
  {
    key: 'journal',
    header: words('history.journal'),
    cell: ({ journalId }) =>
      journalId === undefined ? (
        shellWords('empty')
      ) : (
        <RouteLink to={paths.journal(journalId)}>{words('history.look')}</RouteLink>
      ),
  },
]

/** The movements that were decided, the latest proposed first. */
export function MovementsTable({ movements }: { movements: readonly CapitalMovementWire[] }) {
  if (movements.length === 0)
    return (
      <EmptyState
        icon={<BankIcon aria-hidden />}
        title={words('history.empty')}
        message={words('history.emptyMessage')}
      />
    )
  return (
    <DataTable caption={words('history.title')} columns={columns} rows={movements} rowKey={({ id }) => id} />
  )
}
