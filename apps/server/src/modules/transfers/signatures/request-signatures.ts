import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { companySigning, openSigningFor, powerMissing } from '../../customers/index.ts'
import { signaturesChanged } from '../events.ts'
import { checkOrder, freeze, type CheckRefusal, type TransferOrder } from '../orders/create-transfer.ts'
import { OPEN_MAX, WAITS_MS, type SignatureRequest } from './signature-request.ts'
import { insertRequest, insertSignature, openRequestsOf } from './signatures.store.ts'

type Refused =
  CheckRefusal | Refusal<'signatures-not-needed' | 'signing-power-missing' | 'too-many-signature-requests'>

/**
 * Asks the members of a company for the signatures on an order. Everything but signatures is checked as for the order
 * itself. The requester's signature is given with the request where the powers name them. Refuses when the present
 * members cannot sign the amount, and when the requester can sign it alone.
 */
export async function requestSignatures(
  work: Work,
  order: TransferOrder,
): Promise<SignatureRequest | Refused> {
  if (work.actor.kind !== 'customer') return refuse('not-found')
  const { userId } = work.actor
  const checked = await checkOrder(work, order)
  if ('refused' in checked) return checked
  const { customer, quote } = checked.facts
  const signing = customer.kind === 'company' ? await companySigning(work, customer.id) : undefined
  if (signing === undefined) return refuse('signatures-not-needed')
  const before = openSigningFor(signing, [], checked.usdCents)
  if (before === undefined) return powerMissing(signing, [userId], checked.usdCents)
  const signs = before.able.includes(userId)
  const left = openSigningFor(signing, [userId], checked.usdCents)?.missing ?? before.missing
  if (left === 0) return refuse('signatures-not-needed')
  if ((await openRequestsOf(work, customer.id)).length >= OPEN_MAX)
    return refuse('too-many-signature-requests', { maximum: OPEN_MAX })
  const { price } = quote
  const request: SignatureRequest = {
    id: work.id(),
    customerId: customer.id,
    requestedBy: userId,
    quoteId: quote.id,
    recipientId: order.recipientId,
    corridorId: quote.corridorId,
    fixedSide: price.fixed,
    sendMinor: price.sendMinor,
    receiveMinor: price.receiveMinor,
    receiveCurrency: price.receiveCurrency,
    usdCents: checked.usdCents,
    purpose: order.purpose,
    fundsSource: order.fundsSource,
    relationship: order.relationship,
    beneficiary: freeze(checked.facts).beneficiary,
    state: 'open',
    reason: undefined,
    endedBy: undefined,
    endedAt: undefined,
    transferId: undefined,
    createdAt: work.now,
    expiresAt: new Date(work.now.getTime() + WAITS_MS),
  }
  if (!(await insertRequest(work, request))) return refuse('quote-already-used')
  if (signs)
    await insertSignature(work, { requestId: request.id, userId, powersId: signing.powersId, at: work.now })
  await work.emit(signaturesChanged(request.id, 'requested', { by: userId, left }))
  return request
}
