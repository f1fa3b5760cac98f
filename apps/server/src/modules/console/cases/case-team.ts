import {
  fromWireId,
  refuse,
  toWireId,
  uuidOf,
  type Id,
  type IdKind,
  type Refusal,
  type StaffRole,
  type WireId,
} from '@puente/contract'
import {
  caseRoles,
  kindOfCase,
  type CaseKind,
  type CasePriority,
  type CaseTeam,
} from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffInRoles, staffNames } from '../../access/index.ts'
import {
  assign,
  assignmentOf,
  commentsOf,
  deleteIdle,
  insertComment,
  isFollowing,
  readMentions,
  readNews,
  setFollowing,
  setPriority,
  notify,
  touch,
  viewersOf,
  type Case,
} from '../../assignments/index.ts'
import { assignDocument } from '../../documents/index.ts'
import { assignSuspense } from '../../payins/index.ts'
import { assignBreak } from '../../reconciliation/index.ts'
import type { Reader } from './approvals.ts'
import { caseFacts } from './case-facts.store.ts'
import { casesFor, priorityView } from '../queue/inbox.ts'
import { openCases } from '../queue/inbox.store.ts'

type Assigned = boolean | Refusal<'not-found' | 'suspense-closed' | 'officer-only'>

/** Objects that keep their assignee themselves too, because their own lists and decisions depend on it. */
const keepers: Partial<
  Record<CaseKind, (work: Work, id: string, staffId: Id<'staff'> | undefined) => Promise<Assigned>>
> = { suspense: assignSuspense, document: assignDocument, break: assignBreak }

/** Ends the assignment of a case that its person has not opened since `before`, in real time. False when they have. */
export async function releaseIdle(
  work: Work,
  on: Case,
  before: Date,
): Promise<boolean | Refusal<'case-taken'>> {
  // An object that is closed meanwhile keeps nothing to release.
  const kept = await keepers[on.kind]?.(work, on.subject, undefined)
  if (typeof kept === 'object' && kept.refused === 'officer-only') return refuse('case-taken')
  const had = (await assignmentOf(work, on))?.staffId
  if (!(await deleteIdle(work, on, before))) return refuse('case-taken')
  await notify(work, on, { what: 'released' }, had === undefined ? [] : [had])
  await work.audit({ action: 'release-idle-case', subject: toWireId<IdKind>(on.kind, on.subject) })
  return true
}

/** The case with this id, if the role works on its kind. */
function caseWith(wire: string, role: StaffRole): Case | undefined {
  const kind = kindOfCase(wire)
  const subject = kind === undefined ? undefined : fromWireId<IdKind>(kind, wire)
  return kind === undefined || subject === undefined || !caseRoles(kind).includes(role)
    ? undefined
    : { kind, subject }
}

/** Whether a case waits for staff in the reader's role. */
export const isOpenFor = async (work: Work, on: Case, reader: Reader): Promise<boolean> =>
  (await openFor(work, on, reader)) !== undefined
const openFor = async (work: Work, on: Case, reader: Reader) =>
  (await openCases(work, casesFor({ ...reader, staffId: NOBODY }, { seesEscalated: true }), [on]))[0]
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Who works on a case and what was written about it, as the reader sees it. */
async function teamOf(work: Work, on: Case, reader: Reader): Promise<CaseTeam> {
  const assignment = await assignmentOf(work, on)
  const viewers = await viewersOf(work, on, reader.staffId)
  const comments = await commentsOf(work, on)
  const colleagues = await staffInRoles(work, caseRoles(on.kind))
  const names = await staffNames(work, [
    ...new Set([
      ...(assignment === undefined ? [] : [assignment.staffId]),
      ...viewers,
      ...comments.flatMap(({ writtenBy, mentions }) => [writtenBy, ...mentions]),
    ]),
  ])
  const named = (id: Id<'staff'>) => ({ id: toWireId('staff', id), name: names.get(id) ?? '' })
  const open = await openFor(work, on, reader)
  return {
    isOpen: open !== undefined,
    ...(open === undefined ? {} : { priority: priorityView(open) }),
    ...(assignment === undefined
      ? {}
      : { assignee: named(assignment.staffId), assignedAt: assignment.assignedAt.toISOString() }),
    viewers: viewers.map(named),
    follows: await isFollowing(work, on, reader.staffId),
    comments: comments.map(({ id, writtenBy, text, at, mentions }) => ({
      id: toWireId('note', id),
      by: names.get(writtenBy) ?? '',
      at: at.toISOString(),
      text,
      mentions: mentions.map((one) => names.get(one) ?? ''),
    })),
    colleagues: colleagues.map(({ id, name }) => ({ id: toWireId('staff', id), name })),
  }
}

/** Records that the reader has a case open, and returns who works on it. Mentions of the reader in it become read. */
export async function touchCase(
  work: Work,
  wire: string,
  reader: Reader,
): Promise<CaseTeam | Refusal<'not-found'>> {
  const on = caseWith(wire, reader.role)
  if (on === undefined) return refuse('not-found')
  await touch(work, on, reader.staffId)
  await readMentions(work, on, reader.staffId)
  await readNews(work, reader.staffId, on)
  return teamOf(work, on, reader)
}

type AssignRefusal = 'not-found' | 'case-taken' | 'case-closed' | 'officer-only' | 'fields-wrong'

const unknownColleague = (at: string): Refusal<'fields-wrong'> =>
  refuse('fields-wrong', {}, [{ at, fault: 'choice' }])

/** Whether a member of staff works on cases of this kind. */
const worksOn = async (work: Work, { kind }: Case, staffId: string): Promise<boolean> =>
  (await staffInRoles(work, caseRoles(kind))).some(({ id }) => id === staffId)

/**
 * Assigns an open case to the reader or a colleague, or releases it. Refuses when it is not assigned as the reader saw.
 */
export async function assignCase(
  work: Work,
  wire: string,
  change: { readonly to?: WireId<'staff'> | undefined; readonly from?: WireId<'staff'> | undefined },
  reader: Reader,
): Promise<CaseTeam | Refusal<AssignRefusal>> {
  const on = caseWith(wire, reader.role)
  if (on === undefined) return refuse('not-found')
  const to = change.to === undefined ? undefined : uuidOf('staff', change.to)
  const from = change.from === undefined ? undefined : uuidOf('staff', change.from)
  if (to !== undefined && !(await worksOn(work, on, to))) return unknownColleague('to')
  // The object is locked before its assignment, as its decisions do.
  const kept = await keepers[on.kind]?.(work, on.subject, to)
  if (typeof kept === 'object' && kept.refused !== 'suspense-closed') return refuse(kept.refused)
  if (kept === false || typeof kept === 'object' || !(await isOpenFor(work, on, reader)))
    return refuse('case-closed')
  const before = (await assignmentOf(work, on))?.staffId
  const assigned = await assign(work, on, { from, to })
  if (assigned !== true) {
    const { assignedTo } = assigned
    return refuse('case-taken', { name: (await staffNames(work, [assignedTo])).get(assignedTo) ?? '' })
  }
  if (before !== to)
    await notify(
      work,
      on,
      { what: to === undefined ? 'released' : 'assigned', by: reader.staffId, to },
      before === undefined ? [] : [before],
    )
  return teamOf(work, on, reader)
}

/** Gives an open case a priority, or leaves it to the rules. */
export async function prioritiseCase(
  work: Work,
  wire: string,
  priority: CasePriority | undefined,
  reader: Reader,
): Promise<CaseTeam | Refusal<'not-found' | 'case-closed'>> {
  const on = caseWith(wire, reader.role)
  if (on === undefined) return refuse('not-found')
  if (!(await isOpenFor(work, on, reader))) return refuse('case-closed')
  await setPriority(work, on, priority, reader.staffId)
  await work.audit({
    action: 'set-case-priority',
    subject: wire,
    facts: { priority: priority ?? 'by-rules' },
  })
  return teamOf(work, on, reader)
}

/** Makes the reader follow a case, or no longer. */
export async function followCase(
  work: Work,
  wire: string,
  follows: boolean,
  reader: Reader,
): Promise<CaseTeam | Refusal<'not-found'>> {
  const on = caseWith(wire, reader.role)
  if (on === undefined) return refuse('not-found')
  await setFollowing(work, on, reader.staffId, follows)
  return teamOf(work, on, reader)
}

/** Writes to colleagues about an open case. Mentioned colleagues find it in their inbox. */
export async function commentCase(
  work: Work,
  wire: string,
  comment: { readonly text: string; readonly mentions: readonly WireId<'staff'>[] },
  reader: Reader,
): Promise<CaseTeam | Refusal<'not-found' | 'case-closed' | 'fields-wrong'>> {
  const on = caseWith(wire, reader.role)
  if (on === undefined) return refuse('not-found')
  if (!(await isOpenFor(work, on, reader))) return refuse('case-closed')
  const mentions = [...new Set(comment.mentions)].map((one) => uuidOf('staff', one))
  const able = new Set((await staffInRoles(work, caseRoles(on.kind))).map(({ id }) => id))
  if (mentions.some((one) => !able.has(one))) return unknownColleague('mentions')
  const facts = (await caseFacts(work, [on])).get(on.subject)
  await insertComment(work, on, facts?.customerId ?? undefined, {
    by: reader.staffId,
    text: comment.text.trim(),
    mentions,
  })
  await notify(work, on, { what: 'commented', by: reader.staffId })
  await work.audit({ action: 'comment-case', subject: wire, facts: { mentions: mentions.length } })
  return teamOf(work, on, reader)
}
