import type { BreachWire } from '@puente/contract/staff'
import { AlertIcon } from '@puente/ui'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { RouteButtonLink } from '../../shell/navigation/links.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { dayText } from '../../shell/moments/moment.tsx'
import { words } from './words.ts'

const notified = (day: string | undefined): string =>
  day === undefined ? words('breaches.notYet') : dayText(day)

/** The register of breaches of personal data, the latest known first. */
const breaches = describeList<BreachWire>()({
  name: 'data-breaches',
  path: paths.dataBreaches(),
  filters: {},
  fields: {},
  title: words('breaches.title'),
  lead: words('breaches.lead'),
  caption: words('breaches.caption'),
  icon: <AlertIcon aria-hidden />,
  empty: { title: words('breaches.empty'), message: words('breaches.emptyMessage') },
  page: (query) => api.listBreaches({ query }),
  casePath: paths.dataBreach,
  actions: <RouteButtonLink to={paths.newDataBreach()}>{words('breaches.create')}</RouteButtonLink>,
  exported: {
    roles: ['officer', 'admin'],
    formats: spreadsheets,
    file: (_chosen, format) => api.exportBreaches({ query: { format: spreadsheet(format) } }),
    fileName: words('breaches.file'),
  },
  columns: [
    { key: 'known', header: words('breaches.knownOn'), brief: true, cell: (row) => dayText(row.knownOn) },
    {
      key: 'what',
      header: words('breaches.what'),
      width: '40%',
      truncate: true,
      brief: true,
      cell: (row) => row.what,
    },
    {
      key: 'people',
      header: words('breaches.people'),
      align: 'end',
      cell: (row) => String(row.peopleCount),
    },
    {
      key: 'agency',
      header: words('breaches.agencyNotifiedOn'),
      align: 'end',
      cell: (row) => notified(row.agencyNotifiedOn),
    },
    {
      key: 'notified',
      header: words('breaches.peopleNotifiedOn'),
      align: 'end',
      cell: (row) => notified(row.peopleNotifiedOn),
    },
  ],
})

export const BreachesScreen = () => <ListPage list={breaches} />
