import type { WaitingApproval } from '@puente/contract/staff'
import { CheckIcon } from '@puente/ui'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { Moment } from '../../shell/moment.tsx'
import { keyText, kindText } from '../settings/key-text.ts'
import { addressOf, IMPORT_OF_SETTINGS } from './address-of.ts'
import { consoleMessages } from './messages.es.ts'
import { shellWords } from '../../shell/words.ts'
import { shortId } from '../../shell/copy-id.tsx'
import { words } from './words.ts'

/** A row's id leads to what it is about. */
type Row = WaitingApproval

const actionText = ({ kind, action }: Row): string => {
  if (kind === 'settings-import') return words('proposals.kinds.settings-import')
  if (kind === 'setting') return kindText(action.split('/')[0] ?? action)
  return Object.hasOwn(consoleMessages.proposals.actions, action)
    ? words(`proposals.actions.${action as 'match'}`)
    : action
}

function aboutText({ kind, action, transferReference, subjectId }: Row): string {
  if (kind === 'setting')
    return (
      keyText(action.slice(0, action.indexOf('/')), action.slice(action.indexOf('/') + 1)) ||
      shellWords('empty')
    )
  if (kind === 'settings-import') return shellWords('empty')
  return transferReference ?? shortId(subjectId)
}

/** A setting is called by its kind and key, a file of settings by what it is, all else by its subject. */
function idOf({ kind, action, subjectId }: WaitingApproval): string {
  if (kind === 'setting') return action
  return kind === 'settings-import' ? IMPORT_OF_SETTINGS : subjectId
}

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
    return { ...rest, items: items.map((item) => ({ ...item, id: idOf(item) })) }
  },
  casePath: (id) => addressOf(id) ?? (id.includes('/') ? paths.setting(id) : paths.proposals()),
  apart: true,
  columns: [
    {
      key: 'kind',
      header: words('proposals.columns.kind'),
      cell: (row) => words(`proposals.kinds.${row.kind}`),
    },
    { key: 'action', header: words('proposals.columns.action'), cell: actionText },
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
