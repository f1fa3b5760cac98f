import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { companySigning, openSigningFor } from '../../customers/index.ts'
import { openRequestsOf, signaturesOf } from './signatures.store.ts'

/** An order that waits for the acting member's signature. */
export interface SignatureTask {
  readonly requestId: Id<'signature-request'>
  readonly expiresAt: Date
  readonly recipientName: string
  /** In CLP, as shown when the signatures were requested. */
  readonly sendMinor: bigint
}

/** The orders that the acting member can sign and has not signed, the oldest first. */
export async function signatureTasks(work: Work): Promise<SignatureTask[]> {
  if (work.actor.kind !== 'customer') return []
  const { customerId, userId } = work.actor
  const requests = await openRequestsOf(work, customerId)
  if (requests.length === 0) return []
  const signing = await companySigning(work, customerId)
  if (signing === undefined) return []
  const signatures = await signaturesOf(
    work,
    requests.map(({ id }) => id),
  )
  return requests
    .filter(({ id, usdCents }) => {
      const signed = (signatures.get(id) ?? []).map((signature) => signature.userId)
      return openSigningFor(signing, signed, usdCents)?.able.includes(userId) === true
    })
    .map(({ id, expiresAt, beneficiary, sendMinor }) => ({
      requestId: id,
      expiresAt,
      recipientName: beneficiary.name,
      sendMinor,
    }))
}
