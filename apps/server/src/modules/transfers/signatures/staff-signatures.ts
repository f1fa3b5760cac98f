import { fromWireId, toWireId, type Id } from '@puente/contract'
import { staffEndpoints, type StaffSignature, type StaffSignatureRequest } from '@puente/contract/staff'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { contactsOf } from '../../access/index.ts'
import { companySigning, openSigningFor, powersVersions } from '../../customers/index.ts'
import { santiagoDay } from '../../corridors/index.ts'
import type { Signature, SignatureRequest } from './signature-request.ts'
import { openRequestsOf, requestOfTransfer, signaturesOf } from './signatures.store.ts'

async function staffLines(work: Work, signatures: readonly Signature[]): Promise<StaffSignature[]> {
  const contacts = await contactsOf(
    work,
    signatures.map(({ userId }) => userId),
  )
  const versions = await powersVersions(work, [...new Set(signatures.map(({ powersId }) => powersId))])
  return signatures.map(({ userId, powersId, at }) => {
    const version = versions.get(powersId)
    if (version === undefined) throw new Error(`powers ${powersId} are missing`)
    const { inForceFrom, documentId } = version
    return {
      userId: toWireId('user', userId),
      name: contacts.get(userId)?.name ?? '',
      at: at.toISOString(),
      powers: {
        since: santiagoDay(inForceFrom).day,
        ...(documentId === null ? {} : { documentId: toWireId('document', documentId) }),
      },
    }
  })
}

/** The signatures on the order of a transfer, the first first; none when one person ordered it. */
export async function signaturesOfTransfer(
  work: Work,
  transferId: Id<'transfer'>,
): Promise<StaffSignature[]> {
  const request = await requestOfTransfer(work, transferId)
  if (request === undefined) return []
  return staffLines(work, (await signaturesOf(work, [request.id])).get(request.id) ?? [])
}

async function staffRequest(work: Work, request: SignatureRequest): Promise<StaffSignatureRequest> {
  const signatures = (await signaturesOf(work, [request.id])).get(request.id) ?? []
  const signing = await companySigning(work, request.customerId)
  const signed = signatures.map(({ userId }) => userId)
  const open = signing && openSigningFor(signing, signed, request.usdCents)
  const contacts = await contactsOf(work, [request.requestedBy])
  return {
    id: toWireId('signature-request', request.id),
    recipientName: request.beneficiary.name,
    country: request.beneficiary.country,
    send: { amount: String(request.sendMinor), currency: 'CLP' },
    receive: { amount: String(request.receiveMinor), currency: request.receiveCurrency },
    requestedBy: contacts.get(request.requestedBy)?.name ?? '',
    requestedAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    signatures: await staffLines(work, signatures),
    ...(open === undefined ? {} : { missing: open.missing }),
  }
}

/** Staff handlers of requests for signatures. */
export const staffSignatureHandlers: readonly Handler[] = [
  handler(staffEndpoints.listCustomerSignatureRequests, async (work, { params }) => {
    const customerId = fromWireId('customer', params.id) ?? ''
    const items: StaffSignatureRequest[] = []
    for (const request of await openRequestsOf(work, customerId))
      items.push(await staffRequest(work, request))
    if (items.length > 0) await work.audit({ action: 'look-at-signature-requests', subject: customerId })
    return { items }
  }),
]
