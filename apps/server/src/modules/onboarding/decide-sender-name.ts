import { isRefusal, refuse, type NameRefusal, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { decide, openApprovals, propose } from '../approvals/index.ts'
import { acceptName, lockNameRequest, refuseName } from '../customers/index.ts'

/** The action that two people decide together: taking a name that the lists know. */
export const SENDER_NAME_ACTION = 'sender-name'

/** Takes a name that the lists do not know. Where they know it, a second person has to confirm it. */
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

/** A second person confirms what another proposed, or sends the proposal back. */
export async function decideSenderName(
  work: Work,
  id: string,
  said: Decision,
): Promise<true | Refusal<'not-found' | 'application-closed' | 'screening-pending' | DecisionRefusal>> {
  const decided = await decide(work, SENDER_NAME_ACTION, id, said)
  if (isRefusal(decided)) return decided
  return said.decision === 'send-back' ? true : acceptName(work, id)
}

/** Does not take a name; what one person proposed is first decided by another. */
export async function refuseSenderName(
  work: Work,
  id: string,
  reason: NameRefusal,
): Promise<true | Refusal<'not-found' | 'application-closed' | 'already-proposed'>> {
  if ((await openApprovals(work, SENDER_NAME_ACTION, [id])).size > 0) return refuse('already-proposed')
  return refuseName(work, id, reason)
}
