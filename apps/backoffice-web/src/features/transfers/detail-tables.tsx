import type { StaffTransfer } from '@puente/contract/staff'
import { Amount, Code, DataTable, Muted, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../shell/navigation/links.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { useMayOpen } from '../../shell/navigation/use-may-open.ts'
import { shellWords } from '../../shell/words.ts'
import { CallOutcome, Named } from './named.tsx'
import { words } from './words.ts'

type Payment = StaffTransfer['payments'][number]
type Payout = StaffTransfer['payouts'][number]
type PartnerCall = StaffTransfer['partnerCalls'][number]

const paymentColumns: readonly TableColumn<Payment>[] = [
  { key: 'id', header: words('payments.id'), cell: (row) => <ToPayin id={row.id} /> },
  {
    key: 'status',
    header: words('payments.status'),
    cell: (row) => <Named group="statuses" code={row.status} />,
  },
  { key: 'bank', header: words('payments.bank'), cell: (row) => <ToAccount of={row} /> },
  {
    key: 'amount',
    header: words('payments.amount'),
    align: 'end',
    cell: (row) => <Amount value={format.amount(row.amount)} currency={row.amount.currency} />,
  },
  {
    key: 'credited',
    header: words('payments.credited'),
    align: 'end',
    cell: (row) => <Moment at={row.creditedAt} />,
  },
]

/** A link to the payment, for roles that may open it. */
function ToPayin({ id }: { id: string }) {
  const code = <Code short>{id}</Code>
  if (!useMayOpen('payins')) return code
  return (
    <RouteLink to="/payins/$id" params={{ id }}>
      {code}
    </RouteLink>
  )
}

/** The bank of a payment, with a link to the account that it came from, for roles that may open it. */
function ToAccount({ of: { id, bank } }: { of: Payment }) {
  if (!useMayOpen('payins') || bank === '') return bank
  return (
    <RouteLink to="/payer-accounts/$id" params={{ id }}>
      {bank}
    </RouteLink>
  )
}

export function PaymentsTable({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return <Muted>{words('payments.empty')}</Muted>
  return (
    <DataTable
      caption={words('payments.title')}
      columns={paymentColumns}
      rows={payments}
      rowKey={(row) => row.id}
    />
  )
}

const payoutColumns: readonly TableColumn<Payout>[] = [
  {
    key: 'attempt',
    header: words('payouts.attempt'),
    cell: (row) => <ToPayout id={row.id} attempt={row.attempt} />,
  },
  {
    key: 'status',
    header: words('payouts.status'),
    cell: (row) => <Named group="statuses" code={row.status} />,
  },
  {
    key: 'code',
    header: words('payouts.code'),
    cell: (row) => (row.code === undefined ? shellWords('empty') : <Code>{row.code}</Code>),
  },
  {
    key: 'amount',
    header: words('payouts.amount'),
    align: 'end',
    cell: (row) => <Amount value={format.amount(row.amount)} currency={row.amount.currency} />,
  },
  {
    key: 'created',
    header: words('payouts.created'),
    align: 'end',
    cell: (row) => <Moment at={row.createdAt} />,
  },
]

/** A link to the payout attempt, for roles that may open it. */
function ToPayout({ id, attempt }: { id: string; attempt: number }) {
  if (!useMayOpen('payouts')) return <span title={id}>{attempt}</span>
  return (
    <RouteLink to="/payouts/$id" params={{ id }} title={id}>
      {attempt}
    </RouteLink>
  )
}

export function PayoutsTable({ payouts }: { payouts: readonly Payout[] }) {
  if (payouts.length === 0) return <Muted>{words('payouts.empty')}</Muted>
  return (
    <DataTable
      caption={words('payouts.title')}
      columns={payoutColumns}
      rows={payouts}
      rowKey={(row) => row.id}
    />
  )
}

const callColumns: readonly TableColumn<PartnerCall & { key: string }>[] = [
  { key: 'at', header: words('calls.at'), cell: (row) => <Moment at={row.at} /> },
  {
    key: 'partner',
    header: words('calls.partner'),
    cell: (row) => <Named group="partners" code={row.partner} />,
  },
  {
    key: 'operation',
    header: words('calls.operation'),
    cell: (row) => <Named group="operations" code={row.operation} />,
  },
  {
    key: 'outcome',
    header: words('calls.outcome'),
    cell: (row) => <CallOutcome outcome={row.outcome} />,
  },
  {
    key: 'duration',
    header: words('calls.duration'),
    align: 'end',
    cell: (row) => words('calls.milliseconds', { count: format.count(Math.ceil(row.durationMs)) }),
  },
]

export function CallsTable({ calls }: { calls: readonly PartnerCall[] }) {
  if (calls.length === 0) return <Muted>{words('calls.empty')}</Muted>
  // A call has no id: the index distinguishes calls with the same timestamp.
  const rows = calls.map((call, index) => ({ ...call, key: String(index) }))
  return (
    <DataTable caption={words('calls.title')} columns={callColumns} rows={rows} rowKey={(row) => row.key} />
  )
}
