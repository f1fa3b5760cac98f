import { isRefusal, refuse, type NameRefusal, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, openApprovals, propose } from '../../approvals/index.ts'
import { acceptName, lockNameRequest, refuseName } from '../../customers/index.ts'

/** Action of the approvals of a sender name with a screening hit. */
export const SENDER_NAME_ACTION = 'sender-name'

/** Accepts a name without a screening hit. With a hit it proposes it to a second person. */
export async function acceptSenderName(
  work: Work,
  id: string,
  note: string,
): Promise<true | Refusal<'not-found' | 'application-closed' | 'screening-pending' | 'already-proposed'>> {
  const request = await lockNameRequest(work, id)
  if (request?.verdict !== 'hit' || request.decision !== undefined) return acceptName(work, id)
  const proposed = await propose(work, SENDER_NAME_ACTION, id, { outcome: 'accept' }, note)
  return isRefusal(proposed) ? proposed : true
}

/** Confirms another person's proposal, or sends it back. */
export async function decideSenderName(
  work: Work,
  id: string,
  said: Decision,
): Promise<true | Refusal<'not-found' | 'application-closed' | 'screening-pending' | DecisionRefusal>> {
  const decided = await decide(work, SENDER_NAME_ACTION, id, said)
  if (isRefusal(decided)) return decided
  return said.decision === 'send-back' ? true : acceptName(work, id)
}

/** Refuses a name, unless an open proposal has to be decided by another person first. */
export async function refuseSenderName(
  work: Work,
  id: string,
  reason: NameRefusal,
): Promise<true | Refusal<'not-found' | 'application-closed' | 'already-proposed'>> {
  if ((await openApprovals(work, SENDER_NAME_ACTION, [id])).size > 0) return refuse('already-proposed')
  return refuseName(work, id, reason)
}
