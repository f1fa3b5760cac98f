import { createHash, randomBytes } from 'node:crypto'
import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import type { TrackingWire } from '@puente/contract/customer'
import type { Work } from '../../../../platform/work.ts'
import { givenNamesOf } from '../../../customers/index.ts'
import { keepTrackingLink, trackedTransfer } from './tracking.store.ts'
import { transferView } from '../transfer-view.ts'
import { partiesFor, transferFor } from '../../transfers.store.ts'

const TOKEN = /^[A-Za-z0-9_-]{43}$/
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The token of the transfer's link: the valid one, or a new one of 32 random bytes. */
export async function trackingToken(work: Work, transferId: Id<'transfer'>): Promise<string> {
  const transfer = await transferFor(work, transferId)
  if (transfer === undefined) throw new Error(`there is no transfer ${transferId}`)
  const token = randomBytes(32).toString('base64url')
  return keepTrackingLink(work, transfer, token, hashOf(token))
}

/** The transfer of a valid link. */
export async function transferOfToken(
  work: Work,
  token: string,
): Promise<Id<'transfer'> | Refusal<'not-found'>> {
  const id = TOKEN.test(token) ? await trackedTransfer(work, hashOf(token)) : undefined
  return id ?? refuse('not-found')
}

/** The content of a link. A revoked link and an unknown one give the same refusal. */
export async function tracked(work: Work, token: string): Promise<TrackingWire | Refusal<'not-found'>> {
  const id = await transferOfToken(work, token)
  const transfer = isRefusal(id) ? undefined : await transferFor(work, id)
  if (transfer === undefined) return refuse('not-found')
  const parties = await partiesFor(work, transfer.id)
  if (parties === undefined) throw new Error(`transfer ${transfer.id} has no parties`)
  // A link shows a part of what the customer sees.
  const { state, timeline, price, recipient, recipientAnswer } = await transferView(work, transfer)
  // While the sender has to correct the details, nobody can say when the money arrives.
  const isWaiting = state === 'needs-correction'
  const { estimatedAt } = timeline.findLast(({ step }) => step === 'delivered' && !isWaiting) ?? {}
  return {
    state,
    timeline,
    receive: price.receive,
    country: recipient.country,
    recipient: { firstName: shownNameOf(parties.beneficiary), accountEnding: recipient.accountEnding },
    senderFirstName: shownNameOf(parties.originator),
    ...(estimatedAt === undefined ? {} : { estimatedAt }),
    ...(recipientAnswer === undefined ? {} : { recipientAnswer }),
  }
}

/** A person's given names; a company's full name. */
const shownNameOf = ({
  kind,
  name,
}: {
  readonly kind: 'person' | 'company'
  readonly name: string
}): string => (kind === 'company' ? name : givenNamesOf(name))
