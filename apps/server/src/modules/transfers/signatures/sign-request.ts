import { isDeepStrictEqual } from 'node:util'
import { refuse, type Id, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import {
  companySigning,
  customerFor,
  lockCustomer,
  openSigningFor,
  powerMissing,
  type CompanySigning,
} from '../../customers/index.ts'
import {
  createQuote,
  midRateFor,
  priceFor,
  usdCentsAt,
  type PriceRefusal,
  type Quote,
} from '../../quotes/index.ts'
import { recipientFor } from '../../recipients/index.ts'
import { signaturesChanged } from '../events.ts'
import {
  createTransfer,
  freeze,
  partiesOfOrder,
  type OrderRefusal,
  type Screened,
} from '../orders/create-transfer.ts'
import type { Parties } from '../transfer.ts'
import { fixedOf, stateAt, type SignatureRequest } from './signature-request.ts'
import { endRequest, insertSignature, lockRequest, requestFor, signaturesOf } from './signatures.store.ts'

type Refused =
  | OrderRefusal
  | PriceRefusal
  | Refusal<
      'not-allowed' | 'not-selling' | 'not-in-this-state' | 'signed-price-higher' | 'signed-recipient-changed'
    >

/** What a signer saw, and the screening of the order's parties. */
export interface SigningFacts {
  /** The amount in CLP that the signer was shown. */
  readonly shownSendMinor: bigint
  readonly screened: Screened
}

/** The parties of a request to screen before it is signed. Refuses when it is no longer open. */
export async function partiesOfRequest(
  work: Work,
  id: Id<'signature-request'>,
): Promise<Parties | Refusal<'not-found' | 'not-in-this-state'>> {
  const request = await requestFor(work, id)
  if (request === undefined) return refuse('not-found')
  const state = stateAt(request, work.now)
  return state === 'open' ? partiesOfOrder(work, request) : refuse('not-in-this-state', { state })
}

/** Whether the recipient is still the one that the signers were shown. */
export async function isRecipientChanged(work: Work, request: SignatureRequest): Promise<boolean> {
  const [customer, recipient] = await Promise.all([
    customerFor(work, request.customerId),
    recipientFor(work, request.recipientId),
  ])
  if (customer === undefined || recipient === undefined) return true
  const { beneficiary } = freeze({
    customer,
    customerAddress: undefined,
    customerComuna: undefined,
    recipient,
  })
  // As stored: a field without a value is absent.
  return !isDeepStrictEqual(JSON.parse(JSON.stringify(beneficiary)), request.beneficiary)
}

/** The value of a request in US cents at the price now, by which powers limit it. */
async function valueNow(work: Work, request: SignatureRequest) {
  const priced = await priceFor(work, {
    corridorId: request.corridorId,
    customerKind: 'company',
    ...fixedOf(request),
  })
  if ('refused' in priced) return priced
  const usd = await midRateFor(work, 'USD')
  if ('refused' in usd) return usd
  const { sendMinor } = priced.price
  return { sendMinor, usdCents: usdCentsAt(usd, sendMinor) }
}

/**
 * Signs a request. The powers and members of this instant count, so that signatures of former members and of earlier
 * powers have no effect. The last sufficient signature takes a new quote and creates the order. Locks the customer, then
 * the request.
 */
export async function signRequest(
  work: Work,
  id: Id<'signature-request'>,
  { shownSendMinor, screened }: SigningFacts,
): Promise<SignatureRequest | Refused> {
  if (work.actor.kind !== 'customer') return refuse('not-allowed')
  const { customerId, userId } = work.actor
  await lockCustomer(work, customerId)
  const request = await lockRequest(work, id)
  if (request === undefined) return refuse('not-found')
  const state = stateAt(request, work.now)
  if (state !== 'open') return refuse('not-in-this-state', { state })
  if (await isRecipientChanged(work, request)) return refuse('signed-recipient-changed')
  const value = await valueNow(work, request)
  if ('refused' in value) return value
  if (value.sendMinor > shownSendMinor)
    return refuse('signed-price-higher', { limitMinor: String(value.sendMinor) })
  const signing = await companySigning(work, customerId)
  if (signing === undefined) return refuse('signing-power-missing', { reason: 'unnamed', names: '' })
  const before = ((await signaturesOf(work, [id])).get(id) ?? []).map((signature) => signature.userId)
  const open = openSigningFor(signing, before, value.usdCents)
  const isSigned = before.includes(userId)
  if (open === undefined || !(isSigned || open.able.includes(userId)))
    return powerMissing(signing, [userId], value.usdCents)
  const signedBy = [...new Set([...before, userId])]
  const left = openSigningFor(signing, signedBy, value.usdCents)?.missing ?? open.missing
  if (isSigned && left > 0) return request
  await insertSignature(work, { requestId: id, userId, powersId: signing.powersId, at: work.now })
  await work.emit(signaturesChanged(id, 'signed', { by: userId, left }))
  return left > 0 ? request : complete(work, { request, signing, signedBy, screened })
}

interface Signed {
  readonly request: SignatureRequest
  readonly signing: CompanySigning
  readonly signedBy: readonly string[]
  readonly screened: Screened
}

/** Creates the order of a request that is signed sufficiently, at a new price. */
async function complete(
  work: Work,
  { request, signing, signedBy, screened }: Signed,
): Promise<SignatureRequest | Refused> {
  if (work.actor.kind !== 'customer') return refuse('not-allowed')
  const quote = await quoteOfRequest(work, request)
  if ('refused' in quote) return quote
  const { recipientId, purpose, fundsSource, relationship, requestedBy } = request
  const isMember = signing.members.some((member) => member.userId === requestedBy)
  const ordered = await createTransfer(
    work,
    { quoteId: quote.id, recipientId, purpose, fundsSource, relationship },
    screened,
    { orderedBy: isMember ? requestedBy : work.actor.userId, signedBy },
  )
  if ('refused' in ordered) return ordered
  await endRequest(work, request, {
    state: 'completed',
    by: work.actor.userId,
    transferId: ordered.transfer.id,
  })
  return (await requestFor(work, request.id)) ?? request
}

/** A new quote for a request, at the price now. */
export const quoteOfRequest = (
  work: Work,
  request: SignatureRequest,
): Promise<Quote | PriceRefusal | Refusal<'not-allowed' | 'not-selling'>> =>
  createQuote(work, { corridorId: request.corridorId, customerKind: 'company', ...fixedOf(request) })
