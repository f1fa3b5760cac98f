import type { StaffDonationWire } from '@puente/contract/staff'
import { Amount, StarIcon } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteButtonLink } from '../../shell/navigation/links.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { donationFilters } from './filters.ts'
import { words } from './words.ts'

const donations = describeList<StaffDonationWire>()({
  name: 'donations',
  path: paths.donations(),
  filters: donationFilters,
  fields: {
    state: {
      as: 'tabs',
      label: words('donations.state'),
      text: (state) => words(`donations.states.${state}`),
    },
    order: { as: 'order' },
  },
  title: words('donations.title'),
  lead: words('donations.lead'),
  caption: words('donations.caption'),
  icon: <StarIcon aria-hidden />,
  empty: { title: words('donations.empty'), message: words('donations.emptyMessage') },
  noneFound: { title: words('donations.noneFound') },
  page: (query) => api.listDonations({ query }),
  exported: {
    roles: ['treasury', 'officer'],
    formats: spreadsheets,
    file: (chosen, fileFormat) =>
      api.exportDonations({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: words('donations.file'),
  },
  actions: (
    <>
      <RouteButtonLink to={paths.setting('causes/default')}>{words('donations.causes')}</RouteButtonLink>
      <RouteButtonLink to={paths.causePayments()}>{words('owed.open')}</RouteButtonLink>
    </>
  ),
  columns: [
    { key: 'cause', header: words('donations.columns.cause'), cell: (row) => row.causeName },
    {
      key: 'amount',
      header: words('donations.columns.amount'),
      align: 'end',
      cell: (row) => <Amount value={format.amount(row.amount)} currency={row.amount.currency} />,
    },
    {
      key: 'state',
      header: words('donations.columns.state'),
      cell: (row) => words(`donations.stateOf.${row.state}`),
    },
    {
      key: 'confirmed',
      header: words('donations.columns.confirmed'),
      orders: { descending: 'newest', ascending: 'oldest' },
      align: 'end',
      cell: (row) => <Moment at={row.confirmedAt} />,
    },
    { key: 'id', header: words('donations.columns.id'), cell: (row) => <CopyId id={row.id} /> },
  ],
})

/** Donations payable to causes, oldest first. */
export const DonationsScreen = () => <ListPage list={donations} />
