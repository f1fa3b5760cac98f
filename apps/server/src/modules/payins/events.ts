import type { Id } from '@puente/contract'
import type { DomainEvent } from '../../platform/events/outbox.ts'

/** The events of payins; the subject is the order (the transfer's id). */
export const payinEvents = {
  matched: 'payins.matched',
  /** Money from another RUT named the order; it does not fund it. */
  otherRut: 'payins.other-rut',
  /** Payments of the order exceed its amount; a refund of the excess was created. */
  excessRefunded: 'payins.excess-refunded',
  /** The bank reversed a payment of the order. */
  reversed: 'payins.reversed',
  refundSettled: 'payins.refund-settled',
  /** A debtor paid all or part of a debt; the subject is the receivable. */
  debtPaid: 'payins.debt-paid',
  /** A debt without an order was created; the subject is the receivable. */
  debtOpened: 'payins.debt-opened',
  /** The bank rejected a refund: another account may be needed. */
  refundRejected: 'payins.refund-rejected',
} as const

const about =
  (name: string, fact: string) =>
  (orderId: Id<'transfer'>, id: string): DomainEvent => ({ name, subject: orderId, facts: { [fact]: id } })

export const paymentMatched = about(payinEvents.matched, 'paymentId')
export const otherRutPaid = about(payinEvents.otherRut, 'paymentId')
export const paymentReversed = about(payinEvents.reversed, 'paymentId')
export const refundSettled = about(payinEvents.refundSettled, 'refundId')
/** `sentBackMinor` is the part of the payment that exceeds the debt. */
export const debtPaid = (
  receivableId: Id<'receivable'>,
  paidMinor: bigint,
  sentBackMinor = 0n,
): DomainEvent => ({
  name: payinEvents.debtPaid,
  subject: receivableId,
  facts: { paidMinor: String(paidMinor), sentBackMinor: String(sentBackMinor) },
})
export const debtOpened = (receivableId: Id<'receivable'>): DomainEvent => ({
  name: payinEvents.debtOpened,
  subject: receivableId,
  facts: {},
})
export const excessRefunded = (orderId: Id<'transfer'>, refundMinor: bigint): DomainEvent => ({
  name: payinEvents.excessRefunded,
  subject: orderId,
  facts: { refundMinor: String(refundMinor) },
})
export const refundRejected = about(payinEvents.refundRejected, 'refundId')
