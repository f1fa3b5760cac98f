import type { StaffTransferSummary } from '@puente/contract/staff'
import { Amount, DataTable, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { useNavigate } from '@tanstack/react-router'
import { RouteLink } from '../../shell/links.ts'
import { Moment } from '../../shell/moment.tsx'
import { stateTones, words } from './words.ts'

const columns: readonly TableColumn<StaffTransferSummary>[] = [
  {
    key: 'reference',
    header: words('columns.reference'),
    cell: (row) => (
      <RouteLink to="/transfers/$id" params={{ id: row.id }}>
        {row.reference}
      </RouteLink>
    ),
  },
  {
    key: 'state',
    header: words('columns.state'),
    cell: (row) => <StatusChip tone={stateTones[row.state]}>{words(`states.${row.state}`)}</StatusChip>,
  },
  {
    key: 'customer',
    header: words('columns.customer'),
    width: '20%',
    truncate: true,
    cell: (row) => row.customer.name,
  },
  {
    key: 'recipient',
    header: words('columns.recipient'),
    width: '24%',
    truncate: true,
    cell: (row) => `${row.recipientName} · ${row.country}`,
  },
  {
    key: 'send',
    header: words('columns.send'),
    align: 'end',
    cell: (row) => <Amount value={format.amount(row.send)} currency={row.send.currency} />,
  },
  {
    key: 'receive',
    header: words('columns.receive'),
    align: 'end',
    cell: (row) => <Amount value={format.amount(row.receive)} currency={row.receive.currency} />,
  },
  {
    key: 'created',
    header: words('columns.created'),
    align: 'end',
    cell: (row) => <Moment at={row.createdAt} />,
  },
  {
    key: 'changed',
    header: words('columns.changed'),
    align: 'end',
    cell: (row) => <Moment at={row.changedAt} />,
  },
]

/** One line per transfer; Enter opens it, j and k move between lines. */
export function TransfersTable({ items }: { items: readonly StaffTransferSummary[] }) {
  const navigate = useNavigate()
  return (
    <DataTable
      caption={words('list.caption')}
      columns={columns}
      rows={items}
      rowKey={(row) => row.id}
      onOpen={(row) => void navigate({ to: '/transfers/$id', params: { id: row.id } })}
    />
  )
}
