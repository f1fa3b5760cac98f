import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { mayWithdraw } from './clock.ts'
import { applyLimits, kept } from './create-request.ts'
import type { WholeDataRequest } from './data-request.ts'
import { lockRequest, setLifted, setWithdrawn } from './requests.store.ts'

/** Withdraws an open request of the acting user, or lifts what their granted blocking or opposition stopped. */
export async function withdrawRequest(
  work: Work,
  id: string,
): Promise<WholeDataRequest | Refusal<'not-found' | 'data-request-closed'>> {
  const request = await lockRequest(work, id)
  if (work.actor.kind !== 'customer' || request?.userId !== work.actor.userId) return refuse('not-found')
  if (!mayWithdraw(request)) return refuse('data-request-closed')
  await (request.state === 'open' ? setWithdrawn(work, id) : setLifted(work, id))
  await applyLimits(work, request)
  return kept(work, id)
}
