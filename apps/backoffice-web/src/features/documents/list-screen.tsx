import { StatusChip, UploadIcon } from '@puente/ui'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { fileNames } from '../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { Due } from '../../shell/moments/aged.tsx'
import { Moment } from '../../shell/moments/moment.tsx'
import { shellWords } from '../../shell/words.ts'
import { documentText } from './what-of.ts'
import { words } from './words.ts'

export type Row = Awaited<ReturnType<typeof api.listDocumentReviews>>['items'][number]

/** Documents awaiting review; those of blocked customers come first. */
export const reviews = describeList<Row>()({
  name: 'document-reviews',
  path: paths.documentReviews(),
  filters: {},
  fields: {},
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <UploadIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  page: (query) => api.listDocumentReviews({ query }),
  casePath: paths.documentReview,
  wideCase: true,
  exported: {
    roles: ['officer'],
    formats: spreadsheets,
    file: (_chosen, format) => api.exportDocumentReviews({ query: { format: spreadsheet(format) } }),
    fileName: fileNames.documents,
  },
  columns: [
    {
      key: 'what',
      header: words('columns.what'),
      brief: true,
      width: '26%',
      truncate: true,
      cell: documentText,
    },
    {
      key: 'customer',
      header: words('columns.customer'),
      brief: true,
      width: '26%',
      truncate: true,
      cell: (row) => row.customer.name,
    },
    {
      key: 'blocks',
      header: words('columns.blocks'),
      cell: (row) => (
        <StatusChip tone={row.blocks ? 'warn' : 'neutral'}>
          {words(row.blocks ? 'stopped' : 'free')}
        </StatusChip>
      ),
    },
    {
      key: 'since',
      header: words('columns.since'),
      align: 'end',
      brief: true,
      cell: (row) => <Moment at={row.receivedAt} />,
    },
    { key: 'due', header: words('columns.due'), align: 'end', cell: (row) => <Due at={row.dueAt} /> },
    {
      key: 'holder',
      header: words('columns.holder'),
      width: '28%',
      truncate: true,
      cell: ({ holder }) => holder?.name ?? shellWords('empty'),
    },
  ],
})

export const DocumentReviewsScreen = () => <ListPage list={reviews} />
