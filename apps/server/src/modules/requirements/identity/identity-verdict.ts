import { refuse, type FieldFault, type Refusal, type Id } from '@puente/contract'
import type { DocumentFacts } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { inSantiago, isDay } from '../../corridors/index.ts'
import { recordDocumentName } from '../../customers/index.ts'
import type { Document } from '../../documents/index.ts'
import { rulesInForce } from '../requirement-rules.ts'
import { cardTypes, effectiveEnd } from './identity.ts'
import * as store from './identity.store.ts'

/** What staff read on an identity document. */
export type Read = NonNullable<DocumentFacts['identity']>

/** Reasons by which a document exists but cannot be read completely. */
const unreadable = ['illegible', 'cut-off', 'glare', 'missing-side', 'missing-pages'] as const

const sameCard = (one: store.Reading, other: store.Reading): boolean =>
  one.type === other.type && one.number === other.number && one.printedEnd === other.printedEnd

/** Faults of the facts that staff typed. An expired document cannot be accepted. */
export async function readingFaults(work: Work, read: Read): Promise<FieldFault[]> {
  const { extensions } = (await rulesInForce(work)).data
  const faults: FieldFault[] = []
  const fault = (field: keyof Read, code: string) =>
    faults.push({ at: `facts.identity.${field}`, fault: code })
  if (
    (read.type === 'chilean-id' && read.nationality !== 'CL') ||
    (read.type === 'foreign-id' && read.nationality === 'CL')
  )
    fault('nationality', 'not-a-choice')
  if (read.number.trim() === '') fault('number', 'missing')
  if (read.name.trim() === '') fault('name', 'missing')
  if (!isDay(read.printedEnd)) fault('printedEnd', 'not-a-date')
  else if (effectiveEnd(extensions, read) < inSantiago(work.now).day) fault('printedEnd', 'already-past')
  return faults
}

/** Staff accepted a front. Its facts count once the whole document is accepted. */
export async function acceptFront(
  work: Work,
  document: Document,
  read: Read | undefined,
): Promise<undefined | Refusal<'fields-wrong'>> {
  if (read === undefined) return refuse('fields-wrong', {}, [{ at: 'facts.identity', fault: 'missing' }])
  const faults = await readingFaults(work, read)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  await store.lockIdentity(work, document.customerId)
  await store.setNext(work, document.customerId, { ...read, frontId: document.id })
  return complete(work, document.customerId)
}

/** Staff accepted a back, or the proof of a card's renewal. */
export async function acceptPart(work: Work, document: Document): Promise<void> {
  const identity = await store.lockIdentity(work, document.customerId)
  if (document.side === 'back' && identity.onFile !== undefined && identity.next === undefined) {
    // Replaces the back of the card on file. If that card has expired, the back belongs to the next card.
    const ended = identity.onFile.effectiveEnd < inSantiago(work.now).day
    if (!ended && identity.backFault !== undefined) {
      await store.setBack(work, document.customerId, document.id)
      await store.setFaults(work, document.customerId, { front: identity.frontFault, back: undefined })
      return
    }
  }
  await complete(work, document.customerId)
}

/** Puts the next document on file once no part is missing. */
async function complete(work: Work, customerId: Id<'customer'>): Promise<undefined> {
  const { next, onFile, backFault } = await store.lockIdentity(work, customerId)
  if (next === undefined) return undefined
  const accepted = await store.acceptedParts(work, customerId)
  const keepsBack = onFile !== undefined && sameCard(onFile, next) && backFault === undefined
  const hasBack =
    !cardTypes.includes(next.type) ||
    keepsBack ||
    (accepted.backId !== undefined && accepted.backId !== onFile?.backId)
  // After an expired foreigner's card, both a new card and the proof of its renewal are needed.
  const today = inSantiago(work.now).day
  const asksProof = onFile?.type === 'foreign-id' && onFile.effectiveEnd < today && next.type === 'foreign-id'
  const hasProof = !asksProof || (accepted.proofId !== undefined && accepted.proofId !== onFile.proofId)
  if (!hasBack || !hasProof) return undefined
  const { extensions } = (await rulesInForce(work)).data
  const { frontId, ...reading } = next
  const whole = { ...reading, effectiveEnd: effectiveEnd(extensions, next) }
  await store.putOnFile(work, customerId, whole, { ...accepted, frontId })
  await recordDocumentName(work, customerId, reading.name)
  await work.audit({ action: 'put-identity-on-file', subject: customerId, facts: { type: next.type } })
  return undefined
}

/**
 * Staff refused a part of an identity document, or request an accepted one again. A part on file becomes faulty; a
 * refused part of a new document leaves the one on file unchanged.
 */
export async function refusePart(work: Work, document: Document): Promise<void> {
  const { id, customerId, reason, side } = document
  if (reason === undefined || side === undefined) return
  const { onFile, next, frontFault, backFault } = await store.lockIdentity(work, customerId)
  if (next?.frontId === id) await store.setNext(work, customerId, undefined)
  const counted = onFile?.frontId === id || onFile?.backId === id
  const stored = onFile === undefined && unreadable.some((one) => one === reason)
  if (!counted && !stored) return
  await store.setFaults(work, customerId, {
    front: side === 'front' ? reason : frontFault,
    back: side === 'back' ? reason : backFault,
  })
}

/** Faults of what a customer announces about the document they send. */
export function announcementFaults({
  type,
  nationality,
  printedEnd,
}: Pick<Read, 'type' | 'nationality' | 'printedEnd'>): FieldFault[] {
  const faults: FieldFault[] = []
  if ((type === 'chilean-id') !== (nationality === 'CL') && (type === 'chilean-id' || type === 'foreign-id'))
    faults.push({ at: 'nationality', fault: 'not-a-choice' })
  if (!isDay(printedEnd)) faults.push({ at: 'printedEnd', fault: 'not-a-date' })
  return faults
}
