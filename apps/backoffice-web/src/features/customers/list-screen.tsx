import type { CustomerSummary } from '@puente/contract/staff'
import { PeopleIcon } from '@puente/ui'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { shellWords } from '../../shell/words.ts'
import { rutText } from '../transfers/words.ts'
import { customerFilters } from './filters.ts'
import { words } from './words.ts'

/** All customers, newest first, filtered by kind and state or by search. */
const customers = describeList<CustomerSummary>()({
  name: 'customers',
  path: paths.customers(),
  filters: customerFilters,
  fields: {
    search: { as: 'typed', label: words('list.search') },
    kind: {
      as: 'select',
      label: words('list.kind'),
      any: words('list.anyKind'),
      text: (kind) => words(`kinds.${kind}`),
    },
    status: {
      as: 'select',
      label: words('list.status'),
      any: words('list.anyStatus'),
      text: (status) => words(`statuses.${status}`),
    },
    level: {
      as: 'select',
      label: words('list.level'),
      any: words('list.anyLevel'),
      text: (level) => words(`levels.${level}`),
    },
    order: { as: 'order' },
  },
  title: words('list.title'),
  caption: words('list.caption'),
  icon: <PeopleIcon aria-hidden />,
  empty: { title: words('list.empty') },
  noneFound: { title: words('list.noneFound'), message: words('list.noneFoundMessage') },
  page: (query) => api.listCustomers({ query }),
  casePath: paths.customer,
  apart: true,
  still: true,
  exported: {
    roles: ['officer', 'admin'],
    formats: spreadsheets,
    file: (chosen, format) => api.exportCustomers({ query: { ...chosen, format: spreadsheet(format) } }),
    fileName: words('list.file'),
  },
  columns: [
    {
      key: 'name',
      header: words('columns.name'),
      width: '34%',
      truncate: true,
      cell: (row) => row.name,
    },
    {
      key: 'rut',
      header: words('columns.rut'),
      cell: (row) => (row.rut === undefined ? shellWords('empty') : rutText(row.rut)),
    },
    { key: 'kind', header: words('columns.kind'), cell: (row) => words(`kinds.${row.kind}`) },
    { key: 'status', header: words('columns.status'), cell: (row) => words(`statuses.${row.status}`) },
    { key: 'level', header: words('columns.level'), cell: (row) => words(`levels.${row.level}`) },
    {
      key: 'created',
      header: words('columns.created'),
      orders: { descending: 'newest', ascending: 'oldest' },
      align: 'end',
      cell: (row) => <Moment at={row.createdAt} />,
    },
  ],
})

export const CustomersScreen = () => <ListPage list={customers} />
