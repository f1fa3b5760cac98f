import type { InboxItem, InboxView } from '@puente/contract/staff'
import { ListIcon, Muted, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { ListPage } from '../../../shell/list/list-page.tsx'
import { describeList } from '../../../shell/list/list.ts'
import { fileNames } from '../../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../../shell/list/spreadsheet.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { inboxTotalsQuery } from '../../../shell/use-waiting.ts'
import { shellWords } from '../../../shell/words.ts'
import { addressOfCase, caseColumns, caseText, whoseText } from './inbox-case.tsx'
import { PriorityChip } from '../../../shell/case-team/priority.tsx'
import { inboxActions } from './inbox-actions.ts'
import { inboxFilters } from './inbox-filters.ts'
import { words } from '../words.ts'

interface Row extends InboxItem {
  readonly address: string
}

const inbox = describeList<Row>()({
  name: 'inbox',
  path: paths.inbox(),
  filters: inboxFilters,
  fields: {
    view: {
      as: 'tabs',
      label: words('inbox.view'),
      text: (view) => words(`inbox.views.${view}`),
      tab: (view) => <ViewTab view={view} />,
    },
    kind: {
      as: 'select',
      label: words('inbox.kind'),
      any: words('inbox.anyKind'),
      text: (kind) => words(`kinds.${kind}`),
    },
    role: {
      as: 'select',
      label: words('inbox.role'),
      any: words('inbox.anyRole'),
      text: (role) => shellWords(`roles.${role}`),
    },
  },
  title: words('inbox.title'),
  lead: words('inbox.lead'),
  caption: words('inbox.caption'),
  icon: <ListIcon aria-hidden />,
  empty: { title: words('inbox.empty'), message: words('inbox.emptyMessage') },
  noneFound: { title: words('inbox.noneFound') },
  page: async (query) => {
    const { items, ...rest } = await api.listInbox({ query })
    return { ...rest, items: items.map((item) => ({ ...item, address: addressOfCase(item) })) }
  },
  leadsTo: (row) => row.address,
  apart: true,
  bulk: inboxActions(whatOf),
  exported: {
    roles: ['officer', 'treasury', 'admin'],
    formats: spreadsheets,
    file: (chosen, fileFormat) => api.exportInbox({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: fileNames.inbox,
  },
  columns: [
    {
      key: 'kind',
      header: words('inbox.columns.kind'),
      wrap: true,
      cell: caseText,
    },
    caseColumns.about,
    caseColumns.amount,
    {
      key: 'priority',
      header: words('inbox.columns.priority'),
      wrap: true,
      cell: ({ priority }) => <PriorityChip priority={priority} />,
    },
    {
      key: 'since',
      header: words('inbox.columns.since'),
      align: 'end',
      cell: (row) => <Moment at={row.since} />,
    },
    caseColumns.due,
    {
      key: 'assignee',
      header: words('inbox.columns.assignee'),
      wrap: true,
      cell: (row) => <Holder row={row} />,
    },
    {
      key: 'otherwise',
      header: words('inbox.columns.otherwise'),
      wrap: true,
      cell: (row) => <Muted>{words(`inbox.otherwise.${row.kind}`)}</Muted>,
    },
  ],
})

/** A view with the number of its cases. */
function ViewTab({ view }: { view: InboxView }) {
  const { data } = useQuery(inboxTotalsQuery())
  const name = words(`inbox.views.${view}`)
  return data === undefined ? name : words('inbox.tab', { name, count: format.count(data.views[view]) })
}

/** A case in one line: what it is and whose. */
function whatOf(row: Row): string {
  return `${caseText(row)}: ${whoseText(row)}`
}

function Holder({ row: { assignee, proposal } }: { row: Row }) {
  const chip =
    proposal === undefined ? null : (
      <StatusChip tone="info">{words(proposal.isOwn ? 'inbox.own' : 'inbox.proposed')}</StatusChip>
    )
  return (
    <>
      {assignee?.name ?? shellWords('team.nobody')} {chip}
    </>
  )
}

/** Everything that waits for the role of the reader, each case once. */
export const InboxScreen = () => <ListPage list={inbox} />
