import type { WaitingApproval } from '@puente/contract/staff'
import { CheckIcon } from '@puente/ui'
import { lazy, Suspense } from 'react'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { ListPage } from '../../../shell/list/list-page.tsx'
import { describeList } from '../../../shell/list/list.ts'
import { fileNames } from '../../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../../shell/list/spreadsheet.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { shellWords } from '../../../shell/words.ts'
import { aboutText, actionText, caseOf } from './approval-text.ts'
import { words } from '../words.ts'

const ProposedValues = lazy(async () => ({
  default: (await import('./proposed-values-cell.tsx')).ProposedValues,
}))

type Row = WaitingApproval

const proposals = describeList<Row>()({
  name: 'proposals',
  path: paths.proposals(),
  filters: {},
  fields: {},
  title: words('proposals.title'),
  lead: words('proposals.lead'),
  caption: words('proposals.caption'),
  icon: <CheckIcon aria-hidden />,
  empty: { title: words('proposals.empty'), message: words('proposals.emptyMessage') },
  page: async (query) => {
    const { items, ...rest } = await api.listApprovals({ query })
    // A row links to the screen of the case, which shows the facts for the decision.
    return { ...rest, items: items.map((item) => ({ ...item, id: caseOf(item) ?? paths.approval(item.id) })) }
  },
  casePath: (address) => address,
  apart: true,
  exported: {
    roles: ['analyst', 'officer', 'treasury', 'admin'],
    formats: spreadsheets,
    file: (_chosen, format) => api.exportApprovals({ query: { format: spreadsheet(format) } }),
    fileName: fileNames.proposals,
  },
  columns: [
    {
      key: 'kind',
      header: words('proposals.columns.kind'),
      cell: (row) => words(`proposals.kinds.${row.kind}`),
    },
    {
      key: 'action',
      header: words('proposals.columns.action'),
      wrap: true,
      cell: actionText,
    },
    {
      key: 'about',
      header: words('proposals.columns.about'),
      width: '16%',
      truncate: true,
      cell: (row) => aboutText(row) ?? shellWords('empty'),
    },
    {
      key: 'values',
      header: words('proposals.columns.values'),
      width: '36%',
      wrap: true,
      cell: (row) => (
        <Suspense fallback={shellWords('empty')}>
          <ProposedValues row={row} />
        </Suspense>
      ),
    },
    {
      key: 'by',
      header: words('proposals.columns.by'),
      width: '12%',
      truncate: true,
      cell: (row) => row.by,
    },
    {
      key: 'at',
      header: words('proposals.columns.at'),
      align: 'end',
      cell: (row) => <Moment at={row.at} />,
    },
  ],
})

/** Proposals of other members of staff that the reader may decide, oldest first. */
export const ProposalsScreen = () => <ListPage list={proposals} />
