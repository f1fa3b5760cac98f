import type { RateReading, RateState } from '@puente/contract/staff'
import { DataTable, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../shell/navigation/links.ts'
import { words } from './words.ts'

export const stateTones = { accepted: 'ok', unconfirmed: 'warn' } as const satisfies Record<RateState, string>

const columnsOf = (current: string | undefined): readonly TableColumn<RateReading>[] => [
  {
    key: 'mid',
    header: words('columns.mid'),
    cell: ({ id, mid }) =>
      id === current ? (
        <strong aria-current="true" title={words('near.this')}>
          {format.rate(mid)}
        </strong>
      ) : (
        <RouteLink to="/rates/$id" params={{ id }}>
          {format.rate(mid)}
        </RouteLink>
      ),
  },
  {
    key: 'state',
    header: words('columns.state'),
    cell: ({ state }) => <StatusChip tone={stateTones[state]}>{words(`states.${state}`)}</StatusChip>,
  },
  { key: 'source', header: words('columns.source'), wrap: true, cell: ({ source }) => source },
  {
    key: 'asOf',
    header: words('columns.asOf'),
    align: 'end',
    cell: ({ asOf }) => format.dateTime(asOf),
  },
]

interface ReadingTableProps {
  caption: string
  readings: readonly RateReading[]
  /** The reading whose page this is. */
  current?: string
}

/** Readings of one currency; each leads to its page. */
export const ReadingTable = ({ caption, readings, current }: ReadingTableProps) => (
  <DataTable caption={caption} columns={columnsOf(current)} rows={readings} rowKey={({ id }) => id} />
)
