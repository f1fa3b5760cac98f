import type { DomainEvent } from '../../platform/events/outbox.ts'
import type { Document } from './document.ts'

/**
 * Events of documents. The subject is the document. facts: customerId, kind, page, side where the kind has sides, and
 * reason where it was refused.
 */
export const documentEvents = {
  /** A file passed every check and waits for review. */
  received: 'documents.received',
  /** Staff accepted the document. */
  accepted: 'documents.accepted',
  /** Staff refused the document; the customer has to send another. */
  refused: 'documents.refused',
  /** Staff request an accepted document again. */
  askedAgain: 'documents.asked-again',
  /** The customer removed the document before a review began. */
  removed: 'documents.removed',
} as const

/** An event of a document. */
export const documentEvent = (
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
