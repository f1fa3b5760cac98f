import type { PayinSummary } from '@puente/contract/staff'
import { Amount, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { shellWords } from '../../../shell/words.ts'
import { statusTones, words } from './words.ts'

/** Payments of one payer or account; each leads to its page. */
export const paymentColumns: readonly TableColumn<PayinSummary>[] = [
  {
    key: 'amount',
    header: words('payer.amount'),
    cell: (row) => (
      <RouteLink to="/payins/$id" params={{ id: row.id }}>
        <Amount value={format.amount(row.amount)} currency={row.amount.currency} />
      </RouteLink>
    ),
  },
  {
    key: 'status',
    header: words('payer.status'),
    cell: (row) => <StatusChip tone={statusTones[row.status]}>{words(`statuses.${row.status}`)}</StatusChip>,
  },
  {
    key: 'transfer',
    header: words('facts.transfer'),
    cell: (row) =>
      row.transferId === undefined ? (
        shellWords('empty')
      ) : (
        <RouteLink to="/transfers/$id" params={{ id: row.transferId }}>
          {row.transferReference ?? row.transferId}
        </RouteLink>
      ),
  },
  {
    key: 'credited',
    header: words('facts.credited'),
    align: 'end',
    cell: (row) => <Moment at={row.creditedAt} />,
  },
]
