import type { DomainEvent } from '../../platform/events/outbox.ts'

/** The events of payins; the subject is the order (the transfer's id). */
export const payinEvents = { matched: 'payins.matched', refundSettled: 'payins.refund-settled' } as const

export const paymentMatched = (orderId: string, paymentId: string): DomainEvent => ({
  name: payinEvents.matched,
  subject: orderId,
  facts: { paymentId },
})

export const refundSettled = (orderId: string, refundId: string): DomainEvent => ({
  name: payinEvents.refundSettled,
  subject: orderId,
  facts: { refundId },
})
