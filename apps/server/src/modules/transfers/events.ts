import type { DomainEvent } from '../../platform/events/outbox.ts'
import type { TransferState, Id } from '@puente/contract'
import type { ChoiceKind } from './holds/choices.store.ts'

/** The state changed; the subject is the transfer. */
export const TRANSFER_MOVED = 'transfers.moved'

export const transferMoved = (
  id: string,
  from: TransferState | undefined,
  to: TransferState,
): DomainEvent => ({
  name: TRANSFER_MOVED,
  subject: id,
  facts: { to, ...(from === undefined ? {} : { from }) },
})

/** The customer has a choice about money that did not arrive as ordered; the subject is the transfer. */
export const CHOICE_OPENED = 'transfers.choice-opened'

export const choiceOpened = (id: string, kind: ChoiceKind, dueAt: Date): DomainEvent => ({
  name: CHOICE_OPENED,
  subject: id,
  facts: { kind, dueAt: dueAt.toISOString() },
})

/** A reversed payment was set off against the money available; the subject is the transfer. */
export const PAYMENT_UNWOUND = 'transfers.payment-unwound'

export const paymentUnwound = (id: string, paymentId: Id<'payment'>): DomainEvent => ({
  name: PAYMENT_UNWOUND,
  subject: id,
  facts: { paymentId },
})

/** The recipient answered on the tracking page; the subject is the transfer. */
export const RECIPIENT_ANSWERED = 'transfers.recipient-answered'

export const recipientAnswered = (id: string, isReceived: boolean): DomainEvent => ({
  name: RECIPIENT_ANSWERED,
  subject: id,
  facts: { isReceived },
})

/** Staff answered a recall; the subject is the transfer. */
export const RECALL_ANSWERED = 'transfers.recall-answered'

export const recallAnswered = (id: string, outcome: string): DomainEvent => ({
  name: RECALL_ANSWERED,
  subject: id,
  facts: { outcome },
})

/** A request for signatures was made, signed or ended; the subject is the request. */
export const SIGNATURES_CHANGED = 'transfers.signatures-changed'

type SignaturesChange = 'requested' | 'signed' | 'declined' | 'withdrawn' | 'expired'

/** `by` is the acting user; absent when nobody acted. `left`: how many signatures are missing. */
export const signaturesChanged = (
  id: Id<'signature-request'>,
  change: SignaturesChange,
  { by, left = 0 }: { readonly by?: Id<'user'>; readonly left?: number } = {},
): DomainEvent => ({
  name: SIGNATURES_CHANGED,
  subject: id,
  facts: { change, left, ...(by === undefined ? {} : { by }) },
})
