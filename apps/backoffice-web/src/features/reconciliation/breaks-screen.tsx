import type { BreakSummary } from '@puente/contract/staff'
import { Amount, ScaleIcon, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Age } from '../../shell/aged.tsx'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { dayText } from '../../shell/moment.tsx'
import { accountName } from '../ledger/words.ts'
import { breakFilters } from './filters.ts'
import { References } from './items-table.tsx'
import { accountText, ownerText, words } from './words.ts'

/** What only the bank or only the books know, the oldest first. */
const breaks = describeList<BreakSummary>()({
  name: 'breaks',
  path: paths.breaks(),
  filters: breakFilters,
  fields: {
    kind: {
      as: 'select',
      label: words('breaks.filters.kind'),
      any: words('breaks.filters.anyKind'),
      text: (kind) => words(`breaks.kinds.${kind}`),
    },
    team: {
      as: 'select',
      label: words('breaks.filters.team'),
      any: words('breaks.filters.anyTeam'),
      text: (team) => words(`breaks.teams.${team}`),
    },
    olderThanDays: {
      as: 'select',
      label: words('breaks.filters.age'),
      any: words('breaks.filters.anyAge'),
      text: (count) => words('breaks.filters.days', { count }),
    },
    code: {
      as: 'select',
      label: words('breaks.filters.account'),
      any: words('breaks.filters.any'),
      text: (code) => accountName(code) ?? code,
    },
    currency: {
      as: 'select',
      label: words('breaks.filters.currency'),
      any: words('breaks.filters.any'),
      text: (currency) => currency,
    },
  },
  title: words('breaks.title'),
  lead: words('breaks.lead'),
  caption: words('breaks.caption'),
  icon: <ScaleIcon aria-hidden />,
  empty: { title: words('breaks.empty'), message: words('breaks.emptyMessage') },
  noneFound: { title: words('breaks.noneFound') },
  page: (query) => api.listBreaks({ query }),
  casePath: paths.break,
  exported: {
    roles: ['treasury', 'officer'],
    file: (chosen) => api.exportBreaks({ query: { format: 'csv', ...chosen } }),
    fileName: words('breaks.fileName'),
  },
  columns: [
    {
      key: 'kind',
      header: words('breaks.columns.kind'),
      brief: true,
      cell: (row) => words(`breaks.kinds.${row.kind}`),
    },
    { key: 'account', header: words('breaks.columns.account'), cell: accountText },
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
      align: 'end',
      brief: true,
      cell: (row) => <Age days={row.ageDays} overdue={row.team !== 'treasury'} />,
    },
    {
      key: 'team',
      header: words('breaks.columns.team'),
      cell: (row) =>
        row.waits ? <StatusChip tone="info">{words('breaks.waits')}</StatusChip> : ownerText(row),
    },
  ],
})

export const BreaksScreen = () => <ListPage list={breaks} />
