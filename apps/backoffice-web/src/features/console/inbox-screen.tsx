import type { InboxItem, InboxView } from '@puente/contract/staff'
import { Amount, ListIcon, Muted, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Due } from '../../shell/aged.tsx'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { Moment } from '../../shell/moment.tsx'
import { inboxTotalsQuery } from '../../shell/use-waiting.ts'
import { shellWords } from '../../shell/words.ts'
import { addressOf } from '../../shell/address-of.ts'
import { aboutText as aboutName } from './found-text.ts'
import { inboxFilters } from './inbox-filters.ts'
import { words } from './words.ts'

interface Row extends InboxItem {
  readonly address: string
}

/** The screen of a case; a case without one of its own is decided on the page of its customer, or in its list. */
function addressOfCase({ id, kind, customer }: InboxItem): string {
  const own = addressOf(id)
  if (own !== undefined) return own
  if (customer !== undefined) return paths.customer(customer.id)
  return kind === 'restrictions' ? paths.restrictions() : paths.pendingItems()
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
  columns: [
    {
      key: 'kind',
      header: words('inbox.columns.kind'),
      wrap: true,
      cell: caseText,
    },
    { key: 'about', header: words('inbox.columns.about'), wrap: true, cell: whoseText },
    {
      key: 'amount',
      header: words('inbox.columns.amount'),
      align: 'end',
      cell: ({ amount }) =>
        amount === undefined ? (
          shellWords('empty')
        ) : (
          <Amount value={format.amount(amount)} currency={amount.currency} />
        ),
    },
    {
      key: 'since',
      header: words('inbox.columns.since'),
      align: 'end',
      cell: (row) => <Moment at={row.since} />,
    },
    { key: 'due', header: words('inbox.columns.due'), align: 'end', cell: (row) => <Deadline row={row} /> },
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

/** The kind of a case; of a conversation and a proposal what it is about. */
function caseText({ kind, about }: Row): string {
  const own = words(`inbox.case.${kind}`)
  const of = kind === 'threads' ? 'thread' : kind === 'proposals' ? 'proposal' : undefined
  const named = of === undefined ? undefined : aboutName({ kind: of, about })
  return named === undefined ? own : words('inbox.about', { case: own, kind: named })
}

function whoseText({ customer, reference }: Row): string {
  const parts = [customer?.name, reference].filter((part) => part !== undefined)
  return parts.length === 0 ? shellWords('empty') : parts.join(' · ')
}

function Deadline({ row: { dueAt, isLate } }: { row: Row }) {
  if (dueAt !== undefined) return <Due at={dueAt} />
  return isLate ? <StatusChip tone="bad">{shellWords('late')}</StatusChip> : words('inbox.noDue')
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
