import type { DomainEvent } from '../../platform/events/outbox.ts'

/** The events of recipients; the subject is the recipient. Facts: customerId. */
export const recipientEvents = { created: 'recipients.created' } as const

export const recipientCreated = (id: string, customerId: string): DomainEvent => ({
  name: recipientEvents.created,
  subject: id,
  facts: { customerId },
})
