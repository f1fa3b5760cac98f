import type { RateReading } from '@puente/contract/staff'
import { StatusChip, SwapIcon } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { fileNames } from '../../shell/list/messages-files.es.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { rateFilters } from './filters.ts'
import { stateTones } from './reading-table.tsx'
import { words } from './words.ts'

/** Every reading of a mid-market rate, the latest first. */
const rates = describeList<RateReading>()({
  name: 'rates',
  path: paths.rates(),
  filters: rateFilters,
  fields: {
    currency: { as: 'typed', label: words('currencyLabel') },
    state: {
      as: 'select',
      label: words('stateLabel'),
      any: words('anyState'),
      text: (state) => words(`states.${state}`),
    },
    from: { as: 'typed', label: words('fromLabel') },
    to: { as: 'typed', label: words('toLabel') },
    order: { as: 'order' },
  },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <SwapIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  noneFound: { title: words('noneFound'), message: words('noneFoundMessage') },
  page: (query) => api.listRates({ query }),
  casePath: paths.rate,
  apart: true,
  still: true,
  exported: {
    roles: ['treasury', 'officer', 'admin'],
    formats: spreadsheets,
    file: (chosen, fileFormat) => api.exportRates({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: fileNames.rates,
  },
  columns: [
    { key: 'mid', header: words('columns.mid'), cell: ({ mid }) => format.rate(mid) },
    { key: 'currency', header: words('columns.currency'), cell: ({ currency }) => currency },
    {
      key: 'state',
      header: words('columns.state'),
      cell: ({ state }) => <StatusChip tone={stateTones[state]}>{words(`states.${state}`)}</StatusChip>,
    },
    {
      key: 'source',
      header: words('columns.source'),
      width: '26%',
      truncate: true,
      cell: ({ source }) => source,
    },
    {
      key: 'asOf',
      header: words('columns.asOf'),
      orders: { descending: 'newest', ascending: 'oldest' },
      align: 'end',
      cell: ({ asOf }) => format.dateTime(asOf),
    },
    {
      key: 'fetched',
      header: words('columns.fetched'),
      align: 'end',
      cell: ({ fetchedAt }) => <Moment at={fetchedAt} />,
    },
  ],
})

export const RatesScreen = () => <ListPage list={rates} />
