import { staffRoles, toWireId, type IdKind, type StaffRole } from '@puente/contract'
import {
  approvalKinds,
  caseKinds,
  inboxViews,
  inboxWork,
  priorityReasons,
  workRoles,
  type CaseKind,
  type InboxItem,
  type InboxTotals,
  type InboxView,
  type InboxWork,
} from '@puente/contract/staff'
import type { List } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { unreadNews } from '../../assignments/index.ts'
import { customersFor, type Customer } from '../../customers/index.ts'
import { actionsDecidedBy, decidableKinds, kindOf } from '../cases/approval-kinds.ts'
import { deciderFor, proposedOf, type Reader } from '../cases/approvals.ts'
import { casesOfRole } from '../cases/case-news.ts'
import { caseFacts, type CaseFacts } from '../cases/case-facts.store.ts'
import { inboxCounts, inboxRows, type InboxRow, type Meant } from './inbox.store.ts'

const isCaseKind = (kind: IdKind): kind is CaseKind => caseKinds.some((one) => one === kind)

/** Proposals about a case stand at it; those about anything else are cases themselves. */
const casesOfActions = (): ReadonlyMap<string, CaseKind> =>
  new Map(
    Object.entries(decidableKinds).flatMap(([kind, { action }]) => {
      const { subject } = approvalKinds[kind as keyof typeof approvalKinds]
      return action !== undefined && isCaseKind(subject) ? [[action, subject]] : []
    }),
  )

/**
 * The open cases of the reader's role, and of another role too where one is given. Cases that wait for the compliance
 * officer are those of officers only, unless `seesEscalated`.
 */
export const casesFor = (
  { staffId, role }: Reader,
  {
    also,
    seesEscalated = role === 'officer',
  }: { also?: StaffRole | undefined; seesEscalated?: boolean } = {},
): Meant => ({
  works: inboxWork.filter(
    (one) => workRoles[one].includes(role) && (also === undefined || workRoles[one].includes(also)),
  ),
  decider: deciderFor(staffId, role),
  casesOfActions: casesOfActions(),
  seesEscalated,
})

/** The open cases of every role. */
export const everyCase = (): Meant => ({
  works: inboxWork,
  decider: { staffId: NOBODY, actions: [...new Set(staffRoles.flatMap(actionsDecidedBy))] },
  casesOfActions: casesOfActions(),
  seesEscalated: true,
})
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Open cases: late ones first, then by priority, deadline and waiting time. */
export const inboxList: List<
  Meant & { readonly view: InboxView; readonly work: InboxWork | undefined },
  InboxRow
> = {
  name: 'inbox',
  keyOf: ({ isLate, isHigh, dueAt, since, kind, subject }) => [
    isLate ? 'late' : 'in-time',
    isHigh ? 'high' : 'normal',
    dueAt?.toISOString() ?? 'infinity',
    since.toISOString(),
    kind,
    subject,
  ],
  read: inboxRows,
}

const proposalOf = ({ proposalId, ownProposalId }: InboxRow): Pick<InboxItem, 'proposal'> => {
  const id = proposalId ?? ownProposalId
  return id === null ? {} : { proposal: { id: toWireId('proposal', id), isOwn: proposalId === null } }
}

const aboutOf = (kind: CaseKind, about: string | null): Pick<InboxItem, 'about'> => {
  const word = kind === 'proposal' && about !== null ? kindOf(about) : about
  return word === null || word === undefined ? {} : { about: word }
}

/** The priority of an open case, as the API shows it. */
export const priorityView = ({
  isHigh,
  isSet,
  byAmount,
  byHit,
  byDeadline,
}: Pick<InboxRow, 'isHigh' | 'isSet' | 'byAmount' | 'byHit' | 'byDeadline'>): InboxItem['priority'] => {
  const holds = { amount: byAmount, hit: byHit, deadline: byDeadline }
  return {
    level: isHigh ? 'high' : 'normal',
    reasons: priorityReasons.filter((reason) => holds[reason]),
    isSet,
  }
}

function itemOf(
  row: InboxRow,
  facts: CaseFacts | undefined,
  staff: ReadonlyMap<string, string>,
  customer: Customer | undefined,
): InboxItem {
  const { kind, subject, work: why, since, dueAt, isLate, assigneeId } = row
  const { reference = null, amountMinor = null, currency = null } = facts ?? {}
  return {
    id: toWireId<IdKind>(kind, subject),
    kind: why,
    ...aboutOf(kind, facts?.about ?? null),
    ...(customer === undefined
      ? {}
      : { customer: { id: toWireId('customer', customer.id), name: customer.name, kind: customer.kind } }),
    ...(reference === null ? {} : { reference }),
    ...(amountMinor === null || currency === null
      ? {}
      : { amount: { amount: String(amountMinor), currency } }),
    since: since.toISOString(),
    ...(dueAt === null ? {} : { dueAt: dueAt.toISOString() }),
    isLate,
    priority: priorityView(row),
    ...(assigneeId === null
      ? {}
      : { assignee: { id: toWireId('staff', assigneeId), name: staff.get(assigneeId) ?? '' } }),
    ...proposalOf(row),
  }
}

/** Cases as rows of the inbox. Each lookup is one query for all rows. */
export async function inboxItems(work: Work, rows: readonly InboxRow[]): Promise<InboxItem[]> {
  const facts = await caseFacts(work, rows)
  const staff = await staffNames(work, [...new Set(rows.flatMap(({ assigneeId }) => assigneeId ?? []))])
  const customers = await customersFor(work, [
    ...new Set([...facts.values()].flatMap(({ customerId }) => customerId ?? [])),
  ])
  const proposed = await proposedOf(
    work,
    rows.flatMap(({ kind, subject }) => (kind === 'proposal' ? [subject] : [])),
  )
  return rows.map((row) => {
    const found = facts.get(row.subject)
    const act = proposed.get(row.subject)
    return {
      ...itemOf(row, found, staff, customers.get(found?.customerId ?? '')),
      ...(act === undefined ? {} : { proposed: act }),
    }
  })
}

/** How many open cases each view of the reader has, and each kind of work. */
export async function inboxTotals(work: Work, reader: Reader): Promise<InboxTotals> {
  const counts = await inboxCounts(work, casesFor(reader))
  const news = await unreadNews(work, reader.staffId, casesOfRole(reader.role))
  const views = Object.fromEntries(
    inboxViews.map((view) => [view, counts.reduce((sum, count) => sum + count[view], 0)]),
  ) as Record<InboxView, number>
  return {
    views,
    own: counts.reduce((sum, { own }) => sum + own, 0),
    news,
    kinds: counts.map(({ work: kind, all, late }) => ({ kind, count: all, late })),
  }
}
