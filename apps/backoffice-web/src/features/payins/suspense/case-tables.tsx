import type { SuspenseWire } from '@puente/contract/staff'
import { Amount, Code, DataTable, Muted, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { actorText } from '../../transfers/words.ts'
import { eventText, words } from './words.ts'

type Candidate = SuspenseWire['candidates'][number]
type Hit = NonNullable<SuspenseWire['hits']>[number]
type Happened = SuspenseWire['history'][number]

/** Only an order of the payer's own RUT can be matched; the others show the reason why not. */
export const isTheirs = ({ fits }: Candidate): boolean => fits.includes('rut')

const candidateColumns: readonly TableColumn<Candidate>[] = [
  {
    key: 'reference',
    header: words('candidates.reference'),
    cell: (row) => (
      <RouteLink to="/transfers/$id" params={{ id: row.transferId }}>
        {row.reference}
      </RouteLink>
    ),
  },
  {
    key: 'remaining',
    header: words('candidates.remaining'),
    align: 'end',
    cell: (row) => <Amount value={format.amount(row.remaining)} currency={row.remaining.currency} />,
  },
  {
    key: 'fits',
    header: words('candidates.fits'),
    cell: (row) => (
      <span>
        {row.fits.map((fit) => words(`fits.${fit}`)).join(', ')}
        {isTheirs(row) ? null : <Muted> · {words('notTheirs')}</Muted>}
      </span>
    ),
  },
  {
    key: 'deadline',
    header: words('candidates.deadline'),
    align: 'end',
    cell: (row) => <Moment at={row.deadlineAt} />,
  },
]

export function CandidatesTable({ candidates }: { candidates: readonly Candidate[] }) {
  if (candidates.length === 0) return <Muted>{words('candidates.none')}</Muted>
  return (
    <DataTable
      caption={words('candidates.caption')}
      columns={candidateColumns}
      rows={candidates}
      rowKey={(row) => row.transferId}
    />
  )
}

const hitColumns: readonly TableColumn<Hit>[] = [
  { key: 'name', header: words('hits.name'), cell: (row) => row.listedName },
  { key: 'list', header: words('hits.list'), cell: (row) => row.list },
  { key: 'entry', header: words('hits.entry'), cell: (row) => <Code>{row.entryId}</Code> },
  { key: 'score', header: words('hits.score'), align: 'end', cell: (row) => format.percent(row.scoreBps) },
]

export function HitsTable({ hits }: { hits: readonly Hit[] }) {
  return (
    <DataTable
      caption={words('hits.caption')}
      columns={hitColumns}
      rows={hits}
      rowKey={(row) => row.entryId}
    />
  )
}

const historyColumns: readonly TableColumn<Happened & { key: string }>[] = [
  { key: 'event', header: words('history.event'), cell: (row) => eventText(row.event) },
  { key: 'actor', header: words('history.actor'), cell: actorText },
  { key: 'at', header: words('history.at'), align: 'end', cell: (row) => <Moment at={row.at} /> },
]

export function HistoryTable({ history }: { history: readonly Happened[] }) {
  const rows = history.map((line, index) => ({ ...line, key: String(index) }))
  return (
    <DataTable
      caption={words('history.caption')}
      columns={historyColumns}
      rows={rows}
      rowKey={(row) => row.key}
    />
  )
}
