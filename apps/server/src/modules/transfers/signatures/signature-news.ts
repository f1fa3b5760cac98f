import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { companySigning, openSigningFor } from '../../customers/index.ts'
import { stateAt, type SignatureRequest } from './signature-request.ts'
import { requestFor, signaturesOf } from './signatures.store.ts'

/** A request in terms that notifications need. */
export interface SignatureNews extends Pick<
  SignatureRequest,
  'id' | 'customerId' | 'requestedBy' | 'sendMinor' | 'expiresAt'
> {
  readonly isOpen: boolean
  readonly recipientName: string
  /** The members who can sign it; empty once it ended. */
  readonly able: readonly Id<'user'>[]
}

export async function signatureNews(
  work: Work,
  requestId: Id<'signature-request'>,
): Promise<SignatureNews | undefined> {
  const request = await requestFor(work, requestId)
  if (request === undefined) return undefined
  const { id, customerId, requestedBy, sendMinor, expiresAt, usdCents } = request
  const isOpen = stateAt(request, work.now) === 'open'
  const signing = isOpen ? await companySigning(work, customerId) : undefined
  const signed = ((await signaturesOf(work, [id])).get(id) ?? []).map(({ userId }) => userId)
  return {
    id,
    customerId,
    requestedBy,
    sendMinor,
    expiresAt,
    isOpen,
    recipientName: request.beneficiary.name,
    able: signing === undefined ? [] : (openSigningFor(signing, signed, usdCents)?.able ?? []),
  }
}
