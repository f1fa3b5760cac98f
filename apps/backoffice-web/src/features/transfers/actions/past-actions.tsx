import type { TransferActionWire } from '@puente/contract/staff'
import { DataTable, Section, type TableColumn } from '@puente/ui'
import { Moment } from '../../../shell/moments/moment.tsx'
import { shellWords } from '../../../shell/words.ts'
import { words } from './words.ts'

const columns: readonly TableColumn<TransferActionWire>[] = [
  { key: 'action', header: words('past.action'), cell: (row) => words(`options.${row.action}`) },
  { key: 'by', header: words('past.by'), cell: (row) => row.by },
  { key: 'note', header: words('past.note'), width: '40%', truncate: true, cell: (row) => row.note },
  {
    key: 'status',
    header: words('past.status'),
    cell: (row) => words(`past.statuses.${row.status}`, { name: row.decidedBy ?? shellWords('empty') }),
  },
  {
    key: 'decided',
    header: words('past.decided'),
    align: 'end',
    cell: (row) => (row.decidedAt === undefined ? shellWords('empty') : <Moment at={row.decidedAt} />),
  },
]

/** Earlier proposals, and how the second person decided them. */
export function PastActions({ actions }: { actions: readonly TransferActionWire[] }) {
  return (
    <Section title={words('past.title')}>
      <DataTable caption={words('past.caption')} columns={columns} rows={actions} rowKey={(row) => row.id} />
    </Section>
  )
}
