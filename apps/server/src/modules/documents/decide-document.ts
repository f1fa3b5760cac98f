import {
  isRefusal,
  refuse,
  toWireId,
  type DocumentReason,
  type DocumentVerdict,
  type FieldFault,
  type Id,
  type Refusal,
} from '@puente/contract'
import type { SeenFileWire } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { take } from '../assignments/index.ts'
import { filesSeen, type SeenRefusal } from './case-files.ts'
import { mayBecome, type Document } from './document.ts'
import { lockInSlot, lockDocument, saveDocument } from './documents.store.ts'
import { documentEvents, documentEvent } from './events.ts'
import { replace } from './record-document.ts'
import { keepUntil, ruleOf } from './rules.ts'

type TakeRefusal = 'not-found' | 'not-allowed' | 'document-decided'

/** A document that is reviewed on its own, locked. A selfie is compared with the identity document instead. */
async function lockReviewed(work: Work, id: string): Promise<Document | undefined> {
  const document = await lockDocument(work, id)
  return document?.kind === 'selfie' ? undefined : document
}

/**
 * Assigns the review of a document to the acting member of staff, also from a colleague. Refuses a decided document.
 */
export async function takeDocument(work: Work, id: string): Promise<Document | Refusal<TakeRefusal>> {
  const { actor } = work
  if (actor.kind !== 'staff') return refuse('not-allowed')
  const document = await lockReviewed(work, id)
  if (document === undefined) return refuse('not-found')
  if (document.state !== 'received' && document.state !== 'in-review')
    return refuse('document-decided', { state: document.state })
  const taken: Document = { ...document, state: 'in-review', takenBy: actor.staffId }
  await saveDocument(work, taken)
  await take(work, { kind: 'document', subject: id })
  return taken
}

/**
 * Assigns the review of a document to a member of staff, or to nobody: then it is as received. False for a document that
 * is not to be reviewed.
 */
export async function assignDocument(
  work: Work,
  id: string,
  staffId: Id<'staff'> | undefined,
): Promise<boolean> {
  const document = await lockReviewed(work, id)
  if (document === undefined || !['received', 'in-review'].includes(document.state)) return false
  await saveDocument(work, {
    ...document,
    state: staffId === undefined ? 'received' : 'in-review',
    takenBy: staffId,
  })
  return true
}

/** What staff decide about a document, and the file that was shown to them. */
export interface Verdict {
  readonly verdict: DocumentVerdict
  readonly reason?: DocumentReason | undefined
  readonly remark?: string | undefined
  readonly seen?: SeenFileWire | undefined
}

type AcceptRefusal = SeenRefusal | Refusal<'document-not-inspected'>

/**
 * Refuses to accept a file that is not the one that was shown, that the person did not open, or that the scanner did not
 * inspect although there is one.
 */
async function mayAccept(
  work: Work,
  document: Document,
  { seen }: Verdict,
  hasScanner: boolean,
): Promise<true | AcceptRefusal> {
  if (hasScanner && document.scan === 'not-scanned')
    return refuse('document-not-inspected', { documentId: toWireId('document', document.id) })
  return filesSeen(work, [document], seen === undefined ? [] : [seen])
}

/** The fault of a verdict whose parts contradict each other. */
function faultOf({ verdict, reason, remark, seen }: Verdict): FieldFault | undefined {
  const isAccepted = verdict === 'accepted'
  if (isAccepted !== (reason === undefined))
    return { at: 'reason', fault: reason === undefined ? 'required' : 'unknown-field' }
  if (isAccepted && remark !== undefined) return { at: 'remark', fault: 'unknown-field' }
  if (isAccepted !== (seen !== undefined))
    return { at: 'seen', fault: seen === undefined ? 'required' : 'unknown-field' }
  return undefined
}

/**
 * Decides a document: accepts it in place of an earlier one, refuses it with a reason, or requests an accepted one
 * again. Refuses a member of staff to whom the review is not assigned.
 */
export async function decideDocument(
  work: Work,
  id: string,
  said: Verdict,
  hasScanner: boolean,
): Promise<Document | Refusal<TakeRefusal | 'document-in-review' | 'fields-wrong'> | AcceptRefusal> {
  const { actor } = work
  if (actor.kind !== 'staff') return refuse('not-allowed')
  const { verdict, reason, remark } = said
  const fault = faultOf(said)
  if (fault !== undefined) return refuse('fields-wrong', {}, [fault])
  const document = await lockReviewed(work, id)
  if (document === undefined) return refuse('not-found')
  const next = verdict === 'accepted' ? 'accepted' : 'refused'
  // `ask-again` applies to accepted documents only and `refused` to others only, so that of two concurrent decisions
  // the second is refused.
  if (!mayBecome(document, next) || (verdict === 'ask-again') !== (document.state === 'accepted'))
    return refuse('document-decided', { state: document.state })
  if (document.state === 'in-review' && document.takenBy !== actor.staffId)
    return refuse('document-in-review')
  if (next === 'accepted') {
    const may = await mayAccept(work, document, said, hasScanner)
    if (isRefusal(may)) return may
    for (const old of await lockInSlot(work, document.customerId, document, ['accepted']))
      await replace(work, old)
  }
  const decided: Document = {
    ...document,
    state: next,
    reason,
    remark: remark?.trim() === '' ? undefined : remark?.trim(),
    decidedBy: actor.staffId,
    decidedAt: work.now,
    keepUntil: keepUntil(await ruleOf(work, document.kind), work.now, next === 'accepted'),
  }
  await saveDocument(work, decided)
  await work.emit(documentEvent(eventOf[verdict], decided))
  await work.audit({
    action: `document-${verdict}`,
    subject: toWireId('document', id),
    ...(reason === undefined ? {} : { facts: { reason } }),
  })
  return decided
}

const eventOf = {
  accepted: documentEvents.accepted,
  refused: documentEvents.refused,
  'ask-again': documentEvents.askedAgain,
} as const satisfies Record<DocumentVerdict, string>
