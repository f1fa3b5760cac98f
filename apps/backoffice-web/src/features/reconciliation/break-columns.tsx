import type { BreakSummary } from '@puente/contract/staff'
import { Amount, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Age } from '../../shell/moments/aged.tsx'
import type { ListColumn } from '../../shell/list/list.ts'
import { dayText } from '../../shell/moments/moment.tsx'
import { References } from './items-table.tsx'
import { accountText, breakText, ownerText, words } from './words.ts'

/** The columns of a break: description, amount, age and assignee; the first column links to it. */
export const breakColumns: readonly [ListColumn<BreakSummary>, ...ListColumn<BreakSummary>[]] = [
  {
    key: 'kind',
    header: words('breaks.columns.kind'),
    brief: true,
    cell: breakText,
  },
  {
    key: 'account',
    header: words('breaks.columns.account'),
    width: '22%',
    truncate: true,
    cell: accountText,
  },
  {
    key: 'amount',
    header: words('breaks.columns.amount'),
    align: 'end',
    brief: true,
    cell: (row) => <Amount value={format.amount(row.amount)} currency={row.amount.currency} />,
  },
  {
    key: 'references',
    header: words('breaks.columns.references'),
    cell: (row) => <References references={row.references} />,
  },
  { key: 'day', header: words('breaks.columns.day'), align: 'end', cell: (row) => dayText(row.day) },
  {
    key: 'age',
    header: words('breaks.columns.age'),
    orders: { descending: 'oldest', ascending: 'newest' },
    align: 'end',
    brief: true,
    cell: (row) => <Age days={row.ageDays} overdue={row.team !== 'treasury'} />,
  },
  {
    key: 'team',
    header: words('breaks.columns.team'),
    width: '16%',
    truncate: true,
    cell: (row) =>
      row.waits ? <StatusChip tone="info">{words('breaks.waits')}</StatusChip> : ownerText(row),
  },
]
