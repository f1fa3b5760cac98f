import type { ReviewSummary } from '@puente/contract/staff'
import { Amount, DataTable, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { useNavigate } from '@tanstack/react-router'
import { RouteLink } from '../../shell/links.ts'
import { Moment, useNowMs } from '../../shell/moment.tsx'
import { reviewStatus, words } from './words.ts'

const columns: readonly TableColumn<ReviewSummary>[] = [
  {
    key: 'reference',
    header: words('columns.reference'),
    cell: (row) => (
      <RouteLink to="/reviews/$id" params={{ id: row.id }}>
        {row.transferReference}
      </RouteLink>
    ),
  },
  { key: 'due', header: words('columns.due'), cell: (row) => <Due review={row} /> },
  { key: 'status', header: words('columns.status'), cell: reviewStatus },
  { key: 'reason', header: words('columns.reason'), cell: (row) => words(`reasons.${row.reason}`) },
  {
    key: 'customer',
    header: words('columns.customer'),
    width: '18%',
    truncate: true,
    cell: (row) => row.customerName,
  },
  {
    key: 'recipient',
    header: words('columns.recipient'),
    width: '18%',
    truncate: true,
    cell: (row) => row.recipientName,
  },
  {
    key: 'send',
    header: words('columns.send'),
    align: 'end',
    cell: (row) => <Amount value={format.amount(row.send)} currency={row.send.currency} />,
  },
  { key: 'money', header: words('columns.money'), cell: (row) => words(row.funded ? 'funded' : 'unfunded') },
  {
    key: 'opened',
    header: words('columns.opened'),
    align: 'end',
    cell: (row) => <Moment at={row.openedAt} />,
  },
]

/** When a verdict is due; late is the one thing that is coloured. */
export function Due({ review }: { review: ReviewSummary }) {
  const nowMs = useNowMs()
  if (review.status === 'closed' || Date.parse(review.dueAt) > nowMs) return <Moment at={review.dueAt} />
  return (
    <StatusChip tone="bad">
      {words('late')} · <Moment at={review.dueAt} />
    </StatusChip>
  )
}

interface ReviewsTableProps {
  items: readonly ReviewSummary[]
  status: 'open' | 'closed'
}

export function ReviewsTable({ items, status }: ReviewsTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      caption={words(status === 'open' ? 'captionOpen' : 'captionClosed')}
      columns={columns}
      rows={items}
      rowKey={(row) => row.id}
      onOpen={(row) => void navigate({ to: '/reviews/$id', params: { id: row.id } })}
    />
  )
}
