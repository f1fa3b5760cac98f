import { refuse, type Refusal } from '@puente/contract'
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

/** Confirms or sends back the waiting proposal; whoever made it cannot. */
export async function decide(
  work: Work,
  action: string,
  subject: string,
  decision: 'confirmed' | 'sent-back',
): Promise<Approval | Refusal<'no-proposal' | 'same-person'>> {
  const approval = await store.lockOpenApproval(work, action, subject)
  if (approval === undefined) return refuse('no-proposal')
  if (approval.proposedBy === staffId(work)) return refuse('same-person')
  await store.decideApproval(work, approval.id, decision, staffId(work))
  return approval
}
