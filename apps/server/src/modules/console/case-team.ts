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
import { caseRoles, kindOfCase, type CaseKind, type CaseTeam } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { staffInRoles, staffNames } from '../access/index.ts'
import {
  assign,
  assignmentOf,
  commentsOf,
  deleteIdle,
  insertComment,
  isFollowing,
  readMentions,
  setFollowing,
  touch,
  viewersOf,
  type Case,
} from '../assignments/index.ts'
import { assignDocument } from '../documents/index.ts'
import { assignSuspense } from '../payins/index.ts'
import { assignBreak } from '../reconciliation/index.ts'
import type { Reader } from './approvals.ts'
import { caseFacts } from './case-facts.store.ts'
import { casesFor } from './inbox.ts'
import { isOpenCase } from './inbox.store.ts'

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
  if (!(await deleteIdle(work, on, before))) return refuse('case-taken')
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

const isOpen = (work: Work, on: Case, reader: Reader): Promise<boolean> =>
  isOpenCase(work, casesFor({ ...reader, staffId: NOBODY }, { seesEscalated: true }), on)
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
  return {
    isOpen: await isOpen(work, on, reader),
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
  if (kept === false || typeof kept === 'object' || !(await isOpen(work, on, reader)))
    return refuse('case-closed')
  const assigned = await assign(work, on, { from, to })
  if (assigned !== true) {
    const { assignedTo } = assigned
    return refuse('case-taken', { name: (await staffNames(work, [assignedTo])).get(assignedTo) ?? '' })
  }
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
  if (!(await isOpen(work, on, reader))) return refuse('case-closed')
  const mentions = [...new Set(comment.mentions)].map((one) => uuidOf('staff', one))
  const able = new Set((await staffInRoles(work, caseRoles(on.kind))).map(({ id }) => id))
  if (mentions.some((one) => !able.has(one))) return unknownColleague('mentions')
  const facts = (await caseFacts(work, [on])).get(on.subject)
  await insertComment(work, on, facts?.customerId ?? undefined, {
    by: reader.staffId,
    text: comment.text.trim(),
    mentions,
  })
  await work.audit({ action: 'comment-case', subject: wire, facts: { mentions: mentions.length } })
  return teamOf(work, on, reader)
}
