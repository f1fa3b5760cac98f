import type { CapitalMovementWire, CapitalState } from '@puente/contract/staff'
import {
  Amount,
  BankIcon,
  Button,
  DataTable,
  EmptyState,
  Muted,
  StatusChip,
  type TableColumn,
  type Tone,
} from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { shellWords } from '../../../shell/words.ts'
import { AccountName } from '../account-name.tsx'
import { words } from './words.ts'

const tones: Readonly<Record<CapitalState, Tone>> = {
  waiting: 'info',
  booked: 'ok',
  'sent-back': 'neutral',
  withdrawn: 'neutral',
}

/** The kind of a movement, linked to its journal once it is booked. */
function Kind({ movement: { kind, journalId } }: { movement: CapitalMovementWire }) {
  const name = words(`kinds.${kind}`)
  return journalId === undefined ? name : <RouteLink to={paths.journal(journalId)}>{name}</RouteLink>
}

interface ReasonsProps extends Pick<MovementsTableProps, 'onCorrect'> {
  movement: CapitalMovementWire
}

/** The reason of the proposal, the reason why it was sent back, and a button that proposes it again. */
function Reasons({ movement, onCorrect }: ReasonsProps) {
  const { note, bankReference, returnNote, state, correctedBy } = movement
  const isOpen = (state === 'sent-back' || state === 'withdrawn') && correctedBy === undefined
  return (
    <div>
      {note}
      {returnNote === undefined ? null : (
        <p style={{ margin: 0 }}>{words('history.returned', { note: returnNote })}</p>
      )}
      {bankReference === undefined ? null : (
        <Muted as="p">{words('history.withReference', { reference: bankReference })}</Muted>
      )}
      {correctedBy === undefined ? null : <Muted as="p">{words('history.corrected')}</Muted>}
      {onCorrect === undefined || !isOpen ? null : (
        <Button kind="text" size="small" onPress={() => onCorrect(movement)}>
          {words('history.correct')}
        </Button>
      )}
    </div>
  )
}

export interface MovementsTableProps {
  movements: readonly CapitalMovementWire[]
  /** Fills the form of a proposal with the data of this movement. Undefined if the viewer may not propose. */
  onCorrect: ((movement: CapitalMovementWire) => void) | undefined
}

const columnsFor = (
  onCorrect: MovementsTableProps['onCorrect'],
): readonly TableColumn<CapitalMovementWire>[] => [
  { key: 'day', header: words('history.day'), cell: ({ day }) => format.date(day) },
  { key: 'kind', header: words('history.kind'), cell: (row) => <Kind movement={row} /> },
  {
    key: 'account',
    header: words('history.account'),
    wrap: true,
    cell: ({ account }) => <AccountName code={account} />,
  },
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
    key: 'note',
    header: words('history.note'),
    width: 260,
    wrap: true,
    cell: (movement) => <Reasons movement={movement} onCorrect={onCorrect} />,
  },
  { key: 'by', header: words('history.by'), wrap: true, cell: ({ by }) => by },
  {
    key: 'decidedBy',
    header: words('history.decidedBy'),
    wrap: true,
    cell: ({ decidedBy }) => decidedBy ?? shellWords('empty'),
  },
]

/** The movements that were decided, the latest proposed first. */
export function MovementsTable({ movements, onCorrect }: MovementsTableProps) {
  if (movements.length === 0)
    return (
      <EmptyState
        icon={<BankIcon aria-hidden />}
        title={words('history.empty')}
        message={words('history.emptyMessage')}
      />
    )
  return (
    <DataTable
      caption={words('history.title')}
      columns={columnsFor(onCorrect)}
      rows={movements}
      rowKey={({ id }) => id}
    />
  )
}
