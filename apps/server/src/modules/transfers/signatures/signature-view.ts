import { toWireId, type Id, type SignatureAction } from '@puente/contract'
import type { SignatureRequestSummaryWire, SignatureRequestWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { actingMay, contactsOf } from '../../access/index.ts'
import { companySigning, namesOf, openSigningFor, type CompanySigning } from '../../customers/index.ts'
import { priceFor, toPriceWire } from '../../quotes/index.ts'
import { isRecipientChanged } from './sign-request.ts'
import { fixedOf, stateAt, type Signature, type SignatureRequest } from './signature-request.ts'
import { signaturesOf } from './signatures.store.ts'

const clp = (minor: bigint) => ({ amount: String(minor), currency: 'CLP' })

/** What the views of requests of one customer share. */
interface Reader {
  readonly userId: Id<'user'> | undefined
  readonly mayAdminister: boolean
  readonly signing: CompanySigning | undefined
  readonly signatures: ReadonlyMap<string, readonly Signature[]>
  readonly names: ReadonlyMap<string, string>
}

async function readerOf(work: Work, requests: readonly SignatureRequest[]): Promise<Reader> {
  const { actor } = work
  const signatures = await signaturesOf(
    work,
    requests.map(({ id }) => id),
  )
  const users = requests.flatMap(({ requestedBy, endedBy }) => [requestedBy, ...(endedBy ? [endedBy] : [])])
  const contacts = await contactsOf(work, [
    ...new Set([...users, ...[...signatures.values()].flat().map(({ userId }) => userId)]),
  ])
  return {
    userId: actor.kind === 'customer' ? actor.userId : undefined,
    mayAdminister: await actingMay(work, 'administer'),
    signing: actor.kind === 'customer' ? await companySigning(work, actor.customerId) : undefined,
    signatures,
    names: new Map([...contacts].map(([id, { name }]) => [id, name])),
  }
}

/** What is missing on an open request, by the powers in force. */
const openOf = ({ signing, signatures }: Reader, { id, usdCents }: SignatureRequest) =>
  signing &&
  openSigningFor(
    signing,
    (signatures.get(id) ?? []).map(({ userId }) => userId),
    usdCents,
  )

function actionsOf(reader: Reader, request: SignatureRequest): SignatureAction[] {
  const { userId = '', mayAdminister } = reader
  const maySign = openOf(reader, request)?.able.includes(userId) === true
  const mayWithdraw = request.requestedBy === userId || mayAdminister
  return [...(maySign ? (['sign', 'decline'] as const) : []), ...(mayWithdraw ? (['withdraw'] as const) : [])]
}

function summaryOf(reader: Reader, request: SignatureRequest, now: Date): SignatureRequestSummaryWire {
  const state = stateAt(request, now)
  const missing = state === 'open' ? openOf(reader, request)?.missing : undefined
  return {
    id: toWireId('signature-request', request.id),
    state,
    recipientName: request.beneficiary.name,
    country: request.beneficiary.country,
    send: clp(request.sendMinor),
    receive: { amount: String(request.receiveMinor), currency: request.receiveCurrency },
    requestedBy: reader.names.get(request.requestedBy) ?? '',
    requestedAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    signatures: (reader.signatures.get(request.id) ?? []).map(({ userId, at }) => ({
      name: reader.names.get(userId) ?? '',
      isYou: userId === reader.userId,
      at: at.toISOString(),
    })),
    ...(missing === undefined ? {} : { missing }),
    youMay: state === 'open' ? actionsOf(reader, request) : [],
  }
}

/** Requests of the acting customer as rows of their list. */
export async function signatureSummaries(
  work: Work,
  requests: readonly SignatureRequest[],
): Promise<SignatureRequestSummaryWire[]> {
  const reader = await readerOf(work, requests)
  return requests.map((request) => summaryOf(reader, request, work.now))
}

/** A request as its customer sees it, with the price now while it is open. */
export async function signatureView(work: Work, request: SignatureRequest): Promise<SignatureRequestWire> {
  const reader = await readerOf(work, [request])
  const summary = summaryOf(reader, request, work.now)
  const isOpen = summary.state === 'open'
  const priced = isOpen
    ? await priceFor(work, { corridorId: request.corridorId, customerKind: 'company', ...fixedOf(request) })
    : undefined
  const { beneficiary, reason, endedAt, endedBy, transferId } = request
  const nearest = isOpen ? (openOf(reader, request)?.nearest ?? []) : []
  return {
    ...summary,
    recipient: {
      id: toWireId('recipient', request.recipientId),
      name: beneficiary.name,
      country: beneficiary.country,
      accountEnding: beneficiary.accountEnding,
    },
    recipientChanged: isOpen && (await isRecipientChanged(work, request)),
    purpose: request.purpose,
    ...(priced === undefined || 'refused' in priced ? {} : { price: toPriceWire(priced.price) }),
    canSign: reader.signing === undefined ? [] : namesOf(reader.signing, nearest),
    ...(reason === undefined ? {} : { reason }),
    ...(endedAt === undefined ? {} : { endedAt: endedAt.toISOString() }),
    ...(endedBy === undefined ? {} : { endedBy: reader.names.get(endedBy) ?? '' }),
    ...(transferId === undefined ? {} : { transferId: toWireId('transfer', transferId) }),
  }
}
