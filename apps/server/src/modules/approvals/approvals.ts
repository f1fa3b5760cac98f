import { refuse, toWireId, type Refusal, type Id, type StaffRole } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import { isOfficer } from '../../platform/actor.ts'
import type { Work } from '../../platform/work.ts'
import * as store from './approvals.store.ts'

/** A proposal of one member of staff, waiting for the decision of another. */
export interface Approval {
  readonly id: Id<'proposal'>
  readonly action: string
  readonly subject: string
  readonly proposal: Readonly<Record<string, string>>
  readonly note: string
  readonly proposedBy: string
  /** The role in which they proposed; undefined for proposals from before roles were kept. */
  readonly proposedRole: StaffRole | undefined
  readonly proposedAt: Date
  /** Earliest instant of confirmation, when the role of the proposer was new. */
  readonly countsFrom: Date | undefined
  /** When the account of the proposer was locked after they proposed. */
  readonly proposerLockedAt: Date | undefined
}

function staff({ actor }: Work): { readonly staffId: string; readonly role: StaffRole } {
  if (actor.kind !== 'staff') throw new Error('only staff propose and decide')
  return actor
}

/** Whether the person who proposed, or the one who decides now, is a compliance officer. */
export const officerTookPart = ({ actor }: Work, { proposedRole }: Approval): boolean =>
  proposedRole === 'officer' || isOfficer(actor)

/** Whether only a compliance officer may confirm a proposal of a case that needs an officer: none made it. */
export const awaitsOfficer = (
  { proposedRole }: Pick<Approval, 'proposedRole'>,
  needsOfficer: boolean,
): boolean => needsOfficer && proposedRole !== 'officer'

/** Proposes an action on a subject. Refuses while another proposal for the same waits. */
export async function propose(
  work: Work,
  action: string,
  subject: string,
  proposal: Readonly<Record<string, string>>,
  note: string,
): Promise<Approval | Refusal<'already-proposed'>> {
  const approval: Approval = {
    id: work.id(),
    action,
    subject,
    proposal,
    note,
    proposedBy: staff(work).staffId,
    proposedRole: staff(work).role,
    proposedAt: work.now,
    countsFrom: confirmsFrom(work),
    proposerLockedAt: undefined,
  }
  return (await store.insertApproval(work, approval)) ? approval : refuse('already-proposed')
}

/**
 * Confirms or sends back the waiting proposal, if it is the named one. Refuses the proposer. A person whose role is new
 * may send back but not confirm, and a proposal of such a person cannot be confirmed yet. One from before the account of
 * its proposer was locked cannot be confirmed. Every decision of two people uses this function.
 */
export async function decide(
  work: Work,
  action: string,
  subject: string,
  { decision, note, proposalId }: Decision,
): Promise<Approval | Refusal<DecisionRefusal>> {
  const approval = await store.lockOpenApproval(work, action, subject)
  if (approval === undefined) return refuse('no-proposal')
  if (toWireId('proposal', approval.id) !== proposalId) return refuse('proposal-changed')
  const decider = staff(work)
  if (approval.proposedBy === decider.staffId) return refuse('same-person')
  const tooEarly = decision === 'confirm' ? mayNotConfirm(work, approval) : undefined
  if (tooEarly !== undefined) return tooEarly
  if (decision === 'confirm') await store.decideApproval(work, approval.id, 'confirmed', decider)
  else await store.decideApproval(work, approval.id, 'sent-back', decider, note)
  return approval
}

/** Withdraws this proposal if it still waits. Refuses anyone but the proposer. */
export async function withdraw(
  work: Work,
  { id, action, subject }: Pick<Approval, 'id' | 'action' | 'subject'>,
): Promise<Approval | Refusal<'no-proposal' | 'not-the-proposer'>> {
  const approval = await store.lockOpenApproval(work, action, subject)
  // Another proposal for the same subject may have replaced it.
  if (approval?.id !== id) return refuse('no-proposal')
  const withdrawing = staff(work)
  if (approval.proposedBy !== withdrawing.staffId) return refuse('not-the-proposer')
  await store.decideApproval(work, approval.id, 'withdrawn', withdrawing)
  return approval
}

/**
 * Keeps what one person decided alone, in the work that carries it out. Nothing is kept when the work has proposed
 * something about the subject, because then a second person decides. Returns the id of what was kept.
 */
export async function keepAlone(
  work: Work,
  action: string,
  subject: string,
  proposal: Readonly<Record<string, string>>,
  note: string,
): Promise<Id<'proposal'> | undefined> {
  const { staffId, role } = staff(work)
  const id = work.id()
  const alone = { id, action, subject, proposal, note, proposedBy: staffId, proposedRole: role }
  return (await store.insertAlone(work, alone)) ? id : undefined
}

/**
 * Neither the proposer nor the confirming person may have a new role. Otherwise one person could create a second
 * account and confirm with it. A proposal of an account that was locked later may be of whoever had taken it over.
 */
function mayNotConfirm(
  work: Work,
  { countsFrom, proposerLockedAt }: Approval,
): Refusal<'too-new-to-confirm' | 'proposer-too-new' | 'proposer-locked'> | undefined {
  if (proposerLockedAt !== undefined) return refuse('proposer-locked')
  const from = confirmsFrom(work)
  if (from !== undefined) return refuse('too-new-to-confirm', { from: from.toISOString() })
  return countsFrom === undefined || countsFrom <= work.now
    ? undefined
    : refuse('proposer-too-new', { from: countsFrom.toISOString() })
}

/** When the actor may confirm proposals of others; undefined when they may now. */
export function confirmsFrom({ actor, now }: Work): Date | undefined {
  const from = actor.kind === 'staff' ? actor.confirmsFrom : undefined
  return from !== undefined && now < from ? from : undefined
}
