import { isRefusal, refuse, type DataRequestOutcome, type Id, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { decide, propose, type Approval } from '../approvals/index.ts'
import { extendedDueAt, mayExtend } from './clock.ts'
import { applyLimits } from './create-request.ts'
import type { DataRequest, WholeDataRequest } from './data-request.ts'
import { aboutRequest, dataRightsEvents } from './events.ts'
import { lockRequest, setAnswered, setExtended, setProposedAnswer } from './requests.store.ts'

/** Action of the approvals of an erasure; their subject is the request. */
export const ERASURE_ACTION = 'data-erasure'

function staffId({ actor }: Work): Id<'staff'> {
  if (actor.kind !== 'staff') throw new Error('only staff answer a request about personal data')
  return actor.staffId
}

/** The request, locked, while it is open. */
async function openRequest(
  work: Work,
  id: string,
): Promise<WholeDataRequest | Refusal<'not-found' | 'data-request-closed'>> {
  const request = await lockRequest(work, id)
  if (request === undefined) return refuse('not-found')
  return request.state === 'open' ? request : refuse('data-request-closed')
}

/** Extends the period once, with a reason that the person reads. */
export async function extendRequest(
  work: Work,
  id: string,
  reason: string,
): Promise<true | Refusal<'not-found' | 'data-request-closed' | 'already-extended' | 'not-extendable'>> {
  const request = await openRequest(work, id)
  if (isRefusal(request)) return request
  if (request.extendedAt !== undefined) return refuse('already-extended')
  if (!mayExtend(request, work.now)) return refuse('not-extendable')
  const extended = {
    ...request,
    dueAt: await extendedDueAt(work, request),
    extendedAt: work.now,
    extendedBy: staffId(work),
  }
  await setExtended(work, extended, reason)
  await work.emit(aboutRequest(dataRightsEvents.extended, extended))
  return true
}

interface By {
  readonly answeredBy: Id<'staff'>
  readonly confirmedBy?: Id<'staff'>
}

/** Stores an answer, applies what it grants, and notifies the person. */
async function end(
  work: Work,
  request: DataRequest,
  outcome: DataRequestOutcome,
  answer: string,
  { answeredBy, confirmedBy }: By,
): Promise<true> {
  const answered = { ...request, state: outcome, answeredBy, confirmedBy }
  await setAnswered(work, answered, answer)
  await applyLimits(work, answered)
  await work.emit(aboutRequest(dataRightsEvents.answered, answered, outcome))
  return true
}

/** Grants or refuses a request. Refuses to grant an erasure, which needs a second person. */
export async function answerRequest(
  work: Work,
  id: string,
  outcome: DataRequestOutcome,
  answer: string,
): Promise<true | Refusal<'not-found' | 'data-request-closed' | 'erasure-needs-second-person'>> {
  const request = await openRequest(work, id)
  if (isRefusal(request)) return request
  if (request.kind === 'erasure' && outcome === 'granted') return refuse('erasure-needs-second-person')
  return end(work, request, outcome, answer, { answeredBy: staffId(work) })
}

/** Proposes to grant an erasure with this answer. Nothing is erased until a second person confirms it. */
export async function proposeErasure(
  work: Work,
  id: string,
  answer: string,
  note: string,
): Promise<Approval | Refusal<'not-found' | 'data-request-closed' | 'already-proposed'>> {
  const request = await openRequest(work, id)
  if (isRefusal(request)) return request
  if (request.kind !== 'erasure') return refuse('not-found')
  const proposed = await propose(work, ERASURE_ACTION, id, { action: 'erase' }, note)
  if (isRefusal(proposed)) return proposed
  await setProposedAnswer(work, request, answer)
  return proposed
}

/** Confirms another person's proposal to grant an erasure, or sends it back. */
export async function decideErasure(
  work: Work,
  id: string,
  said: Decision,
): Promise<true | Refusal<DecisionRefusal | 'data-request-closed'>> {
  const request = await lockRequest(work, id)
  const decided = await decide(work, ERASURE_ACTION, id, said)
  if (isRefusal(decided) || said.decision === 'send-back') return isRefusal(decided) ? decided : true
  if (request?.state !== 'open' || request.proposedAnswer === undefined) return refuse('data-request-closed')
  const by = { answeredBy: decided.proposedBy, confirmedBy: staffId(work) }
  await end(work, request, 'granted', request.proposedAnswer, by)
  await work.emit({
    name: dataRightsEvents.erasureGranted,
    subject: request.customerId,
    facts: { userId: request.userId, requestId: request.id },
  })
  return true
}
