import type { ReviewSummary } from '@puente/contract/staff'
import { Amount, ShieldIcon } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Due } from '../../shell/moments/aged.tsx'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { fileNames } from '../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { reviewFilters } from './filters.ts'
import { reviewStatus, words } from './words.ts'

/** Transfers in review, earliest deadline first; and closed reviews, latest first. */
const reviews = describeList<ReviewSummary>()({
  name: 'reviews',
  path: paths.reviews(),
  filters: reviewFilters,
  fields: { status: { as: 'tabs', label: words('tabs'), text: (status) => words(status) } },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <ShieldIcon aria-hidden />,
  empty: { title: words('emptyOpen'), message: words('emptyOpenMessage') },
  noneFound: { title: words('emptyClosed') },
  page: (query) => api.listReviews({ query }),
  casePath: paths.review,
  exported: {
    roles: ['officer'],
    formats: spreadsheets,
    file: (chosen, fileFormat) =>
      api.exportReviews({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: fileNames.reviews,
  },
  columns: [
    {
      key: 'reference',
      header: words('columns.reference'),
      brief: true,
      cell: (row) => row.transferReference,
    },
    {
      key: 'due',
      header: words('columns.due'),
      brief: true,
      cell: (row) => <Due at={row.dueAt} over={row.status === 'closed'} />,
    },
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
      brief: true,
      cell: (row) => <Amount value={format.amount(row.send)} currency={row.send.currency} />,
    },
    {
      key: 'money',
      header: words('columns.money'),
      cell: (row) => words(row.funded ? 'funded' : 'unfunded'),
    },
    {
      key: 'opened',
      header: words('columns.opened'),
      align: 'end',
      cell: (row) => <Moment at={row.openedAt} />,
    },
  ],
})

export const ReviewsScreen = () => <ListPage list={reviews} />
