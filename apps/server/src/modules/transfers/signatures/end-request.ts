import { refuse, type Id, type Refusal } from '@puente/contract'
import type { Runtime, Work } from '../../../platform/work.ts'
import { actingMay } from '../../access/index.ts'
import { companySigning, openSigningFor, powerMissing } from '../../customers/index.ts'
import { signaturesChanged } from '../events.ts'
import { stateAt, type SignatureRefusal, type SignatureRequest } from './signature-request.ts'
import { endRequest, lockExpired, lockRequest, signaturesOf, type RequestEnd } from './signatures.store.ts'

const actor = { kind: 'system', name: 'transfers' } as const
const BATCH = 100

async function lockOpen(
  work: Work,
  id: Id<'signature-request'>,
): Promise<SignatureRequest | SignatureRefusal> {
  const request = await lockRequest(work, id)
  if (request === undefined) return refuse('not-found')
  const state = stateAt(request, work.now)
  return state === 'open' ? request : refuse('not-in-this-state', { state })
}

async function end(work: Work, request: SignatureRequest, how: RequestEnd & { readonly by: Id<'user'> }) {
  await endRequest(work, request, how)
  const change = how.state === 'declined' ? 'declined' : 'withdrawn'
  await work.emit(signaturesChanged(request.id, change, { by: how.by }))
  return {
    ...request,
    state: how.state,
    endedAt: work.now,
    endedBy: how.by,
    reason: how.reason,
  }
}

/** Ends a request that the acting member could sign. */
export async function declineRequest(
  work: Work,
  id: Id<'signature-request'>,
  reason: string,
): Promise<SignatureRequest | SignatureRefusal | Refusal<'not-allowed' | 'signing-power-missing'>> {
  if (work.actor.kind !== 'customer') return refuse('not-allowed')
  const { userId: by, customerId } = work.actor
  const request = await lockOpen(work, id)
  if ('refused' in request) return request
  const signing = await companySigning(work, customerId)
  if (signing === undefined) return refuse('signing-power-missing', { reason: 'unnamed', names: '' })
  const signed = ((await signaturesOf(work, [id])).get(id) ?? []).map(({ userId }) => userId)
  const mayStillSign = openSigningFor(signing, signed, request.usdCents)?.able.includes(by) === true
  if (!mayStillSign) return powerMissing(signing, [by], request.usdCents)
  return end(work, request, { state: 'declined', by, reason })
}

/** Ends a request of the acting member, or any as an administrator. */
export async function withdrawRequest(
  work: Work,
  id: Id<'signature-request'>,
): Promise<SignatureRequest | SignatureRefusal | Refusal<'not-allowed'>> {
  if (work.actor.kind !== 'customer') return refuse('not-allowed')
  const { userId: by } = work.actor
  const request = await lockOpen(work, id)
  if ('refused' in request) return request
  if (request.requestedBy !== by && !(await actingMay(work, 'administer'))) return refuse('not-allowed')
  return end(work, request, { state: 'withdrawn', by })
}

/** Ends open requests whose time is over. Returns their number. */
export async function expireSignatures(runtime: Runtime): Promise<number> {
  return runtime.work(actor, async (work) => {
    const expired = await lockExpired(work, BATCH)
    for (const request of expired) await endRequest(work, request, { state: 'expired' })
    await work.emit(...expired.map(({ id }) => signaturesChanged(id, 'expired')))
    return expired.length
  })
}
