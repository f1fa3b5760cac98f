import type { EscalationRow, InboxItem, WaitingApproval } from '@puente/contract/staff'
import {
  accountNameOf,
  decidedMessages,
  settingKindText,
  threadKindNames,
} from '@puente/contract/staff-texts'
import { instantCell, moneyCell, type Cell } from '../../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../../platform/lists/export.ts'
import type { List } from '../../../platform/lists/list.ts'
import { openEscalations } from '../../decisions/index.ts'
import { approvalList, waitingViews } from './approvals.ts'
import { escalationRows } from './escalations.ts'
import { inboxItems, inboxList } from '../queue/inbox.ts'
import { caseFiles as words } from '../messages-lists.es.ts'

type FilterOf<L> = L extends List<infer Filter, infer _Row> ? Filter : never
type RowOf<L> = L extends List<infer _Filter, infer Row> ? Row : never

const { kinds, actions } = decidedMessages
const nameIn = (names: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(names, code) ? names[code] : undefined

/** The kind of a case; of a conversation and a proposal what it is about. */
function caseText({ kind, about = '' }: InboxItem): Cell {
  const own = words.cases[kind]
  const named =
    kind === 'threads'
      ? nameIn(threadKindNames, about)
      : kind === 'proposals'
        ? nameIn(kinds, about)
        : undefined
  return named === undefined ? own : words.about(own, named)
}

/** The cases of the inbox as a file. */
export const exportedInbox: Exported<FilterOf<typeof inboxList>, RowOf<typeof inboxList>, InboxItem> = {
  fileName: words.files.inbox,
  list: inboxList,
  view: inboxItems,
  columns: columnsOf(words.inbox, {
    kind: (row: InboxItem) => caseText(row),
    customer: (row) => row.customer?.name,
    reference: ({ kind, reference }) =>
      kind === 'breaks' && reference !== undefined ? accountNameOf(reference) : reference,
    amount: (row) => (row.amount === undefined ? undefined : moneyCell(row.amount)),
    currency: (row) => row.amount?.currency,
    since: (row) => instantCell(row.since),
    due: (row) => instantCell(row.dueAt),
    late: (row) => (row.isLate ? words.yes : words.no),
    priority: (row) => words.priorities[row.priority.level],
    assignee: (row) => row.assignee?.name,
    proposal: ({ proposal }) =>
      proposal === undefined ? undefined : proposal.isOwn ? words.own : words.proposed,
    id: (row) => row.id,
  }),
}

/** What is proposed; for a setting its kind. */
function actionText({ kind, action }: WaitingApproval): Cell {
  if (kind === 'settings-import') return kinds[kind]
  return kind === 'setting' ? settingKindText(action.split('/')[0] ?? action) : nameIn(actions, action)
}

/** What a proposal is about: the key of a setting, the reference of a transfer, or the id of the case. */
function aboutText({ kind, action, transferReference, subjectName, subjectId }: WaitingApproval): Cell {
  if (kind === 'settings-import') return undefined
  return kind === 'setting'
    ? action.split('/').slice(1).join('/')
    : (transferReference ?? subjectName ?? subjectId)
}

/** Proposals that the reader may decide as a file. */
export const exportedProposals: Exported<
  FilterOf<typeof approvalList>,
  RowOf<typeof approvalList>,
  WaitingApproval
> = {
  fileName: words.files.proposals,
  list: approvalList,
  view: waitingViews,
  columns: columnsOf(words.proposals, {
    kind: (row: WaitingApproval) => kinds[row.kind],
    action: actionText,
    about: aboutText,
    by: (row) => row.by,
    at: (row) => instantCell(row.at),
    id: (row) => row.id,
  }),
}

/** Escalated cases as a file. */
export const exportedEscalations: Exported<undefined, RowOf<typeof openEscalations.oldest>, EscalationRow> = {
  fileName: words.files.escalations,
  list: openEscalations.oldest,
  view: escalationRows,
  columns: columnsOf(words.escalations, {
    customer: (row: EscalationRow) => row.customer.name,
    kind: (row) => words.subjects[row.subject.kind],
    reason: (row) => row.reason,
    by: (row) => row.by,
    since: (row) => instantCell(row.at),
    due: (row) => instantCell(row.dueAt),
    id: (row) => row.id,
  }),
}
