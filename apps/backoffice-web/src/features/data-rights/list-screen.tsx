import type { DataRequestRow } from '@puente/contract/staff'
import { ShieldIcon } from '@puente/ui'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Due } from '../../shell/moments/aged.tsx'
import { RouteButtonLink } from '../../shell/navigation/links.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { fileNames } from '../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { dataRequestFilters } from './filters.ts'
import { words } from './words.ts'

/** The register of requests about personal data: open ones by deadline, ended ones latest first. */
const dataRequests = describeList<DataRequestRow>()({
  name: 'data-requests',
  path: paths.dataRequests(),
  filters: dataRequestFilters,
  fields: {
    state: { as: 'tabs', label: words('tabs'), text: (state) => words(`tabsOf.${state}`) },
    kind: {
      as: 'select',
      label: words('kindLabel'),
      any: words('anyKind'),
      text: (kind) => words(`kinds.${kind}`),
    },
    clock: {
      as: 'select',
      label: words('clockLabel'),
      any: words('anyClock'),
      text: (clock) => words(`clocks.${clock}`),
    },
  },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <ShieldIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  noneFound: { title: words('noneFound') },
  actions: (
    <RouteButtonLink to={paths.setting('processing-activities/register')}>
      {words('processing')}
    </RouteButtonLink>
  ),
  page: (query) => api.listDataRequests({ query: { state: 'open', ...query } }),
  casePath: paths.dataRequest,
  exported: {
    roles: ['officer', 'admin'],
    formats: spreadsheets,
    file: (chosen, format) =>
      api.exportDataRequests({ query: { state: 'open', ...chosen, format: spreadsheet(format) } }),
    fileName: fileNames.dataRequests,
  },
  columns: [
    { key: 'folio', header: words('columns.folio'), brief: true, cell: (row) => row.folio },
    { key: 'kind', header: words('columns.kind'), brief: true, cell: (row) => words(`kinds.${row.kind}`) },
    {
      key: 'customer',
      header: words('columns.customer'),
      width: '32%',
      truncate: true,
      cell: (row) => row.customer.name,
    },
    {
      key: 'received',
      header: words('columns.received'),
      align: 'end',
      cell: (row) => <Moment at={row.receivedAt} />,
    },
    {
      key: 'due',
      header: words('columns.due'),
      align: 'end',
      brief: true,
      cell: (row) => <Due at={row.dueAt} over={row.state !== 'open'} />,
    },
  ],
})

export const DataRequestsScreen = () => <ListPage list={dataRequests} />
