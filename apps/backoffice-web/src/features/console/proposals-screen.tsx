import type { WaitingProposal } from '@puente/contract/staff'
import { CheckIcon } from '@puente/ui'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { Moment } from '../../shell/moment.tsx'
import { addressOf } from './address-of.ts'
import { consoleMessages } from './messages.es.ts'
import { shortId } from '../../shell/copy-id.tsx'
import { words } from './words.ts'

/** A row's id leads to what it is about. */
type Row = WaitingProposal

const actionText = (action: string): string =>
  Object.hasOwn(consoleMessages.proposals.actions, action)
    ? words(`proposals.actions.${action as 'match'}`)
    : action

/** A setting holds for everybody; its id would tell nobody anything. */
const aboutText = ({ transferReference, subjectId }: Row): string =>
  transferReference ?? (subjectId.startsWith('ver_') ? words('proposals.everybody') : shortId(subjectId))

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
    const { items, ...rest } = await api.listProposals({ query })
    return {
      ...rest,
      items: items.map((item) => ({ ...item, id: item.kind === 'setting' ? item.action : item.subjectId })),
    }
  },
  casePath: (id) => addressOf(id) ?? (id.includes('/') ? paths.setting(id) : paths.proposals()),
  apart: true,
  columns: [
    {
      key: 'kind',
      header: words('proposals.columns.kind'),
      cell: (row) => words(`proposals.kinds.${row.kind}`),
    },
    { key: 'action', header: words('proposals.columns.action'), cell: (row) => actionText(row.action) },
    {
      key: 'about',
      header: words('proposals.columns.about'),
      cell: aboutText,
    },
    { key: 'by', header: words('proposals.columns.by'), cell: (row) => row.by },
    {
      key: 'at',
      header: words('proposals.columns.at'),
      align: 'end',
      cell: (row) => <Moment at={row.at} />,
    },
  ],
})

/** What somebody else proposed and one may decide, the oldest first. */
export const ProposalsScreen = () => <ListPage list={proposals} />
