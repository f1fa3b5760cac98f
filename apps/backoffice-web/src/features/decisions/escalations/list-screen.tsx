import { waitOrders } from '@puente/contract'
import type { EscalationRow } from '@puente/contract/staff'
import { AlertIcon } from '@puente/ui'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Due } from '../../../shell/moments/aged.tsx'
import { ListPage } from '../../../shell/list/list-page.tsx'
import { oneOf } from '../../../shell/list/filters.ts'
import { describeList } from '../../../shell/list/list.ts'
import { fileNames } from '../../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../../shell/list/spreadsheet.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { words } from './words.ts'

const caseOf = {
  application: paths.application,
  'company-file': paths.companyFile,
  'level-application': paths.levelApplication,
  document: paths.documentReview,
} as const

/** Cases that reviewers handed to the compliance officer, the longest waiting first. */
const escalations = describeList<EscalationRow>()({
  name: 'escalations',
  path: paths.escalations(),
  filters: { order: oneOf(waitOrders) },
  fields: { order: { as: 'order' } },
  title: words('list.title'),
  lead: words('list.lead'),
  caption: words('list.caption'),
  icon: <AlertIcon aria-hidden />,
  empty: { title: words('list.empty'), message: words('list.emptyMessage') },
  page: (query) => api.listEscalations({ query }),
  leadsTo: ({ subject }) => caseOf[subject.kind](subject.id),
  exported: {
    roles: ['officer'],
    formats: spreadsheets,
    file: (chosen, format) => api.exportEscalations({ query: { ...chosen, format: spreadsheet(format) } }),
    fileName: fileNames.escalations,
  },
  columns: [
    {
      key: 'customer',
      header: words('list.columns.customer'),
      width: '32%',
      truncate: true,
      cell: ({ customer }) => customer.name,
    },
    {
      key: 'kind',
      header: words('list.columns.kind'),
      cell: ({ subject }) => words(`list.kinds.${subject.kind}`),
    },
    {
      key: 'by',
      header: words('list.columns.by'),
      width: '20%',
      truncate: true,
      cell: ({ by }) => by,
    },
    {
      key: 'since',
      header: words('list.columns.since'),
      orders: { descending: 'newest', ascending: 'oldest' },
      align: 'end',
      cell: ({ at }) => <Moment at={at} />,
    },
    {
      key: 'due',
      header: words('list.columns.due'),
      align: 'end',
      cell: ({ dueAt }) => <Due at={dueAt} />,
    },
  ],
})

export const EscalationsScreen = () => <ListPage list={escalations} />
