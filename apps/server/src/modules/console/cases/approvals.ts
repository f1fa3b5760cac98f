import { refuse, toWireId, type Refusal, type StaffRole, type Id } from '@puente/contract'
import {
  approvalKinds,
  decidedAlone,
  type AloneName,
  type ApprovalKind,
  type ApprovalKindDeclaration,
  type ApprovalState,
  type ApprovalWire,
  type Decision,
  type staffEndpoints,
  type Verdict,
  type WaitingApproval,
} from '@puente/contract/staff'
import type { List } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import {
  approvalFor,
  openApprovals,
  proposalHead,
  setUsed,
  withdraw,
  type Approval,
  type DecidedApproval,
  type KeptApproval,
} from '../../approvals/index.ts'
import { ERASURE_ACTION, isRequestHeld } from '../../data-rights/index.ts'
import { proposedForRow, type SettingRule } from '../../settings/index.ts'
import { actionsDecidedBy, decidableKinds, kindOf } from './approval-kinds.ts'
import { aloneOf } from './decide-alone.ts'
import { usedForApproval } from './rests-on.ts'
import { proposalSubjects, type ProposalSubject } from './proposal-subjects.ts'
import { proposedActs, referencesOf, waitingProposals, type ProposalRow } from './proposals.store.ts'
import type { Decider } from '../queue/work-queue.store.ts'

/** The member of staff who reads and decides. */
export interface Reader {
  readonly staffId: Id<'staff'>
  readonly role: StaffRole
}

/** The kinds of proposals of others that a member of staff decides. */
export const deciderFor = (staffId: Id<'staff'>, role: StaffRole): Decider => ({
  staffId,
  actions: actionsDecidedBy(role),
})

/** The action proposed: kind and key of a setting, otherwise the code of the kind. */
export const actionText = (kind: ApprovalKind, proposal: Approval['proposal']): string =>
  kind === 'setting'
    ? `${proposal['kind'] ?? ''}/${proposal['key'] ?? ''}`
    : (proposal['action'] ?? proposal['outcome'] ?? kind)

type Subject = Pick<Approval, 'action' | 'subject' | 'proposal'>

/** The action and subject of a proposal; undefined for a kind that no longer exists. */
function proposedView(
  { action, subject, proposal }: Subject,
  references: ReadonlyMap<string, string>,
  subjects: ReadonlyMap<string, ProposalSubject>,
) {
  const kind = kindOf(action)
  if (kind === undefined) return undefined
  const transferReference = references.get(subject)
  const subjectName = subjects.get(subject)?.name
  return {
    kind,
    subjectId: toWireId(approvalKinds[kind].subject, subject),
    ...(transferReference === undefined ? {} : { transferReference }),
    ...(subjectName === undefined ? {} : { subjectName }),
    action: actionText(kind, proposal),
  }
}

/** The action and subject of these waiting proposals, by their ids. */
export async function proposedOf(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly action: string; readonly subjectId: string }>> {
  const acts = await proposedActs(work, ids)
  return new Map(
    [...acts].flatMap(([id, act]) => {
      const { action, subjectId } = proposedView(act, new Map(), new Map()) ?? {}
      return action === undefined || subjectId === undefined ? [] : [[id, { action, subjectId }]]
    }),
  )
}

/** Proposals waiting for a second person, the oldest first. */
export const approvalList: List<Decider, ProposalRow> = {
  name: 'waiting-proposals',
  keyOf: ({ at, id }) => [at.toISOString(), id],
  read: waitingProposals,
}

/** Proposals as rows of the list. Each lookup is one query for all rows. */
export async function waitingViews(work: Work, rows: readonly ProposalRow[]): Promise<WaitingApproval[]> {
  const names = await staffNames(work, [...new Set(rows.map(({ by }) => by))])
  const references = await referencesOf(
    work,
    rows.flatMap(({ subject, proposal }) => [subject, proposal['orderId'] ?? []].flat()),
  )
  const subjects = await proposalSubjects(work, rows)
  const settings = await proposedSettings(work, rows)
  return rows.flatMap((row) => {
    const proposed = proposedView(row, references, subjects)
    if (proposed === undefined) return []
    const { id, subject, proposal, by, at } = row
    const setting = settings.get(id)
    return [
      {
        id: toWireId('proposal', id),
        ...proposed,
        by: names.get(by) ?? '',
        byId: toWireId('staff', by),
        at: at.toISOString(),
        facts: [
          ...(subjects.get(subject)?.amount ?? []),
          ...matchedTransfer(proposal, references),
          ...declaredFacts(proposed.kind, proposal),
        ],
        ...(setting === undefined ? {} : { setting }),
      },
    ]
  })
}

/** The reference of the transfer to which a proposal applies a payment in suspense. */
function matchedTransfer(
  { orderId = '' }: Approval['proposal'],
  references: ReadonlyMap<string, string>,
): WaitingApproval['facts'] {
  const value = references.get(orderId)
  return value === undefined ? [] : [{ name: 'reference', value }]
}

/** The facts that the kind of a proposal declares, with their values. A fact without a value is left out. */
function declaredFacts(kind: ApprovalKind, proposal: Approval['proposal']): WaitingApproval['facts'] {
  const { facts = [] }: ApprovalKindDeclaration = approvalKinds[kind]
  return facts.flatMap((name) => {
    const value = proposal[name] ?? ''
    return value === '' ? [] : [{ name, value }]
  })
}

/** The changes of the proposed setting versions among these rows, by the id of the proposal. */
async function proposedSettings(work: Work, rows: readonly ProposalRow[]) {
  const found = new Map<string, WaitingApproval['setting']>()
  for (const row of rows)
    if (kindOf(row.action) === 'setting') found.set(row.id, await proposedForRow(work, row))
  return found
}

const stateOf = ({ decision }: DecidedApproval): ApprovalState => decision ?? 'waiting'

/** Whether this reader may decide: it waits, another person proposed it, and their role decides its kind. */
const mayDecide = (approval: DecidedApproval, { staffId, role }: Reader): boolean =>
  approval.decision === undefined &&
  approval.proposedBy !== staffId &&
  actionsDecidedBy(role).includes(approval.action)

/** Whether this reader may read a proposal or a decision: officers, its people, and the roles that decide its kind. */
export const mayRead = (approval: KeptApproval, { staffId, role }: Reader): boolean =>
  role === 'officer' ||
  isReaderOfAlone(aloneOf(approval.action), role) ||
  [approval.proposedBy, approval.decidedBy].includes(staffId) ||
  actionsDecidedBy(role).includes(approval.action)

const isReaderOfAlone = (name: AloneName | undefined, role: StaffRole): boolean =>
  name !== undefined && decidedAlone[name].readers.some((one) => one === role)

async function viewOf(
  work: Work,
  approval: DecidedApproval,
  reader: Reader,
): Promise<ApprovalWire | Refusal<'not-found'>> {
  const references = await referencesOf(work, [approval.subject])
  const proposed = proposedView(approval, references, await proposalSubjects(work, [approval]))
  if (proposed === undefined) return refuse('not-found')
  const { proposedBy, decidedBy, decidedAt, decisionNote } = approval
  const names = await staffNames(work, [proposedBy, ...(decidedBy === undefined ? [] : [decidedBy])])
  return {
    ...proposalHead(approval, names),
    ...proposed,
    state: stateOf(approval),
    ...(decidedBy === undefined ? {} : { decidedBy: names.get(decidedBy) ?? '' }),
    ...(decidedAt === undefined ? {} : { decidedAt: decidedAt.toISOString() }),
    ...(decisionNote === undefined ? {} : { decisionNote }),
    mayDecide: mayDecide(approval, reader),
    ...((await isUnderHold(work, approval, reader)) ? { legalHold: true } : {}),
  }
}

/** Whether an undecided proposal is about an erasure that a legal hold prevents. False for a role that may not read holds. */
const isUnderHold = async (work: Work, approval: DecidedApproval, { role }: Reader): Promise<boolean> =>
  approval.action === ERASURE_ACTION &&
  approval.decision === undefined &&
  isRequestHeld(work, approval.subject, role)

/** A proposal as its reader sees it; `not-found` for a reader who may not see it. */
export async function approvalView(
  work: Work,
  id: string,
  reader: Reader,
): Promise<ApprovalWire | Refusal<'not-found'>> {
  const approval = await approvalFor(work, id)
  return approval === undefined || !mayRead(approval, reader)
    ? refuse('not-found')
    : viewOf(work, approval, reader)
}

type Refused = (typeof staffEndpoints.decideApproval.refusals)[number]

/** Refusal for a proposal that is already decided: another one waits for the same subject, or none does. */
async function overtaken(
  work: Work,
  { action, subject }: Approval,
): Promise<Refusal<'proposal-changed' | 'no-proposal'>> {
  const waiting = await openApprovals(work, action, [subject])
  return refuse(waiting.has(subject) ? 'proposal-changed' : 'no-proposal')
}

/** Records the end of a proposal in the audit trail under its kind, because roles see only the kinds of their work. */
const auditEnd = (
  work: Work,
  verb: 'decide' | 'withdraw',
  kind: ApprovalKind,
  { id, subject, proposal, proposedBy }: Approval,
  decision?: Decision['decision'],
): Promise<void> =>
  work.audit({
    action: `${verb}-${kind}`,
    subject,
    facts: {
      proposal: toWireId('proposal', id),
      proposed: actionText(kind, proposal),
      by: toWireId('staff', proposedBy),
      ...(decision === undefined ? {} : { decision }),
    },
  })

/**
 * Confirms a proposal, which its module carries out in the same unit of work, or sends it back. Refuses its proposer
 * and roles that do not decide its kind. Only a return has a note, and must have one.
 */
export async function decideApproval(
  work: Work,
  id: string,
  verdict: Verdict,
  reader: Reader,
  rules: readonly SettingRule[],
): Promise<ApprovalWire | Refusal<Refused>> {
  const approval = await approvalFor(work, id)
  const kind = approval && kindOf(approval.action)
  if (approval === undefined || kind === undefined) return refuse('no-proposal')
  if (!actionsDecidedBy(reader.role).includes(approval.action)) return refuse('not-allowed')
  if (approval.decision !== undefined) return overtaken(work, approval)
  const { decision, note } = verdict
  if ((decision === 'send-back') === (note === undefined))
    return refuse('fields-wrong', {}, [
      { at: 'note', fault: note === undefined ? 'required' : 'unknown-field' },
    ])
  const said = { ...verdict, proposalId: toWireId('proposal', id) }
  // What counted is what was in force before the decision is carried out.
  const used = await usedForApproval(work, kind, approval)
  const done = await decidableKinds[kind].decide(work, approval, said, rules)
  if (done !== true && 'refused' in done) return done
  await setUsed(work, id, used)
  await auditEnd(work, 'decide', kind, approval, decision)
  return approvalView(work, id, reader)
}

/** Withdraws the reader’s own proposal, and ends what depends on it. */
export async function withdrawApproval(
  work: Work,
  id: string,
  reader: Reader,
): Promise<ApprovalWire | Refusal<'not-found' | 'no-proposal' | 'not-the-proposer'>> {
  const approval = await approvalFor(work, id)
  const kind = approval && kindOf(approval.action)
  if (approval === undefined || kind === undefined || !mayRead(approval, reader)) return refuse('not-found')
  if (approval.proposedBy !== reader.staffId) return refuse('not-the-proposer')
  if (approval.decision !== undefined) return refuse('no-proposal')
  await decidableKinds[kind].withdrawn?.(work, approval)
  const withdrawn = await withdraw(work, approval)
  if ('refused' in withdrawn) return withdrawn
  await auditEnd(work, 'withdraw', kind, approval)
  return approvalView(work, id, reader)
}
