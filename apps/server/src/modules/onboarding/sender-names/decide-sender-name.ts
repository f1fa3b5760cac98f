import { isRefusal, refuse, type Id, type NameRefusal, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal, SeenFileWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, openApprovals, propose } from '../../approvals/index.ts'
import { acceptName, lockNameRequest, refuseName } from '../../customers/index.ts'
import {
  caseFiles,
  filesConfirmed,
  filesMark,
  filesSeen,
  type Document,
  type SeenRefusal,
} from '../../documents/index.ts'

/** Action of the approvals of a sender name with a screening hit. */
export const SENDER_NAME_ACTION = 'sender-name'

/** The documents that state the name of a customer: the identity document of a person, the deed of a company. */
export const nameFiles = (work: Work, customerId: Id<'customer'>): Promise<readonly Document[]> =>
  caseFiles(work, customerId, ['identity', 'constitution-deed'])

/** Accepts a name without a screening hit. With a hit it proposes it to a second person. */
export async function acceptSenderName(
  work: Work,
  id: string,
  { note, seen }: { readonly note: string; readonly seen?: readonly SeenFileWire[] | undefined },
): Promise<
  true | Refusal<'not-found' | 'application-closed' | 'screening-pending' | 'already-proposed'> | SeenRefusal
> {
  const request = await lockNameRequest(work, id)
  if (request === undefined) return refuse('not-found')
  if (request.decision === undefined) {
    const read = await filesSeen(work, await nameFiles(work, request.customerId), seen)
    if (isRefusal(read)) return read
  }
  if (request.verdict !== 'hit' || request.decision !== undefined) return acceptName(work, id)
  const files = filesMark(await nameFiles(work, request.customerId))
  const proposed = await propose(work, SENDER_NAME_ACTION, id, { outcome: 'accept', files }, note)
  return isRefusal(proposed) ? proposed : true
}

/** Confirms another person's proposal, or sends it back. */
export async function decideSenderName(
  work: Work,
  id: string,
  said: Decision,
): Promise<
  true | Refusal<'not-found' | 'application-closed' | 'screening-pending' | DecisionRefusal> | SeenRefusal
> {
  const decided = await decide(work, SENDER_NAME_ACTION, id, said)
  if (isRefusal(decided)) return decided
  if (said.decision === 'send-back') return true
  const request = await lockNameRequest(work, id)
  if (request === undefined) return refuse('not-found')
  const read = await filesConfirmed(work, await nameFiles(work, request.customerId), decided.proposal)
  return isRefusal(read) ? read : acceptName(work, id)
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
