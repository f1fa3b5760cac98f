import type { DomainEvent } from '../../platform/events/outbox.ts'
import type { Document } from './document.ts'

/**
 * The events of documents; the subject is the document. facts: customerId, kind, page and side where it has sides; of a
 * refusal also the reason's code.
 */
export const documentEvents = {
  /** A file passed every check and waits for staff. */
  received: 'documents.received',
  /** Staff accepted it. */
  accepted: 'documents.accepted',
  /** Staff refused it; its customer has to send another one. */
  refused: 'documents.refused',
  /** Staff accepted it once and now want a fresh one in its place. */
  askedAgain: 'documents.asked-again',
  /** Its customer took it back before anyone looked. */
  removed: 'documents.removed',
} as const

/** What happened to a document, for whoever hears it. */
export const told = (
  name: (typeof documentEvents)[keyof typeof documentEvents],
  { id, customerId, kind, side, page, reason }: Document,
): DomainEvent => ({
  name,
  subject: id,
  facts: {
    customerId,
    kind,
    page,
    ...(side === undefined ? {} : { side }),
    ...(reason === undefined ? {} : { reason }),
  },
})
