import { refuse, toWireId, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import * as store from './approvals.store.ts'

/** What one member of staff proposed, waiting for another. */
export interface Approval {
  readonly id: string
  readonly action: string
  readonly subject: string
  readonly proposal: Readonly<Record<string, string>>
  readonly note: string
  readonly proposedBy: string
  readonly proposedAt: Date
}

function staffId(work: Work): string {
  if (work.actor.kind !== 'staff') throw new Error('only staff propose and decide')
  return work.actor.staffId
}

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
    proposedBy: staffId(work),
    proposedAt: work.now,
  }
  return (await store.insertApproval(work, approval)) ? approval : refuse('already-proposed')
}

/**
 * Confirms or sends back the waiting proposal, if it is the one that is named; whoever made it cannot. Whoever has just
 * got their power sends back and does not confirm. Every decision of two people is made here.
 */
export async function decide(
  work: Work,
  action: string,
  subject: string,
  { decision, proposalId }: Decision,
): Promise<Approval | Refusal<DecisionRefusal>> {
  const approval = await store.lockOpenApproval(work, action, subject)
  if (approval === undefined) return refuse('no-proposal')
  if (toWireId('proposal', approval.id) !== proposalId) return refuse('proposal-changed')
  if (approval.proposedBy === staffId(work)) return refuse('same-person')
  const from = decision === 'confirm' ? confirmsFrom(work) : undefined
  if (from !== undefined) return refuse('too-new-to-confirm', { from: from.toISOString() })
  await store.decideApproval(
    work,
    approval.id,
    decision === 'confirm' ? 'confirmed' : 'sent-back',
    staffId(work),
  )
  return approval
}

/** When whoever acts may confirm what others propose; undefined when they may now. */
export function confirmsFrom({ actor, now }: Work): Date | undefined {
  const from = actor.kind === 'staff' ? actor.confirmsFrom : undefined
  return from !== undefined && now < from ? from : undefined
}
