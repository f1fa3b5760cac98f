import type { PayinWire } from '@puente/contract/staff'
import { Amount, DataTable, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { words as refundWords } from '../refunds/words.ts'
import { words } from './words.ts'

type Item = PayinWire['suspense'][number]
type Refund = PayinWire['refunds'][number]

const suspenseColumns: readonly TableColumn<Item>[] = [
  {
    key: 'why',
    header: words('suspense.why'),
    cell: (row) => (
      <RouteLink to="/suspense/$id" params={{ id: row.id }}>
        {words(`suspense.whys.${row.why}`)}
      </RouteLink>
    ),
  },
  {
    key: 'amount',
    header: words('suspense.amount'),
    align: 'end',
    cell: (row) => <Amount value={format.amount(row.amount)} currency={row.amount.currency} />,
  },
  {
    key: 'status',
    header: words('suspense.status'),
    cell: (row) =>
      row.outcome === undefined
        ? words(`suspense.statuses.${row.status}`)
        : words(`suspense.outcomes.${row.outcome}`),
  },
  {
    key: 'since',
    header: words('suspense.since'),
    align: 'end',
    cell: (row) => <Moment at={row.waitsSince} />,
  },
]

/** Each time the payment was in suspense, and its outcome. */
export function SuspenseTable({ items }: { items: readonly Item[] }) {
  return (
    <DataTable
      caption={words('suspense.title')}
      columns={suspenseColumns}
      rows={items}
      rowKey={(row) => row.id}
    />
  )
}

const refundColumns: readonly TableColumn<Refund>[] = [
  {
    key: 'created',
    header: words('refunds.created'),
    cell: (row) => (
      <RouteLink to="/refunds/$id" params={{ id: row.id }}>
        <Moment at={row.createdAt} />
      </RouteLink>
    ),
  },
  {
    key: 'amount',
    header: words('refunds.amount'),
    align: 'end',
    cell: (row) => <Amount value={format.amount(row.amount)} currency={row.amount.currency} />,
  },
  { key: 'state', header: words('refunds.state'), cell: (row) => refundWords(`states.${row.state}`) },
]

/** The refunds of this payment. */
export function RefundsTable({ refunds }: { refunds: readonly Refund[] }) {
  return (
    <DataTable
      caption={words('refunds.title')}
      columns={refundColumns}
      rows={refunds}
      rowKey={(row) => row.id}
    />
  )
}
