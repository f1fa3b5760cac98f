import type { DataRequestOutcome } from '@puente/contract'
import type { DomainEvent } from '../../platform/events/outbox.ts'
import type { DataRequest } from './data-request.ts'

/** The events of requests about personal data. */
export const dataRightsEvents = {
  /** Subject: the request. Facts: userId, kind, folio, dueAt. */
  received: 'data-rights.received',
  /** Subject: the request. Facts: userId, kind, folio, dueAt. */
  extended: 'data-rights.extended',
  /** Subject: the request. Facts: userId, kind, folio, dueAt, outcome. */
  answered: 'data-rights.answered',
  /** Two people granted an erasure. Subject: the customer. Facts: userId, requestId. */
  erasureGranted: 'data-rights.erasure-granted',
} as const

/** An event about a request, with the facts of its mail. */
export const aboutRequest = (
  name: Exclude<(typeof dataRightsEvents)[keyof typeof dataRightsEvents], 'data-rights.erasure-granted'>,
  { id, userId, kind, folio, dueAt }: DataRequest,
  outcome?: DataRequestOutcome,
): DomainEvent => ({
  name,
  subject: id,
  facts: {
    userId,
    kind,
    folio,
    dueAt: dueAt.toISOString(),
    ...(outcome === undefined ? {} : { outcome }),
  },
})
