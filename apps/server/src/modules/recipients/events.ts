import type { Id } from '@puente/contract'
import type { DomainEvent } from '../../platform/events/outbox.ts'

/** Events of recipients. The subject is the recipient. facts: customerId. */
export const recipientEvents = {
  created: 'recipients.created',
  amended: 'recipients.amended',
  changed: 'recipients.changed',
} as const

export const recipientCreated = (id: string, customerId: Id<'customer'>): DomainEvent => ({
  name: recipientEvents.created,
  subject: id,
  facts: { customerId },
})

export const recipientAmended = (id: string, customerId: Id<'customer'>): DomainEvent => ({
  name: recipientEvents.amended,
  subject: id,
  facts: { customerId },
})

/** The customer changed its name or account data. */
export const recipientChanged = (id: string, customerId: Id<'customer'>): DomainEvent => ({
  name: recipientEvents.changed,
  subject: id,
  facts: { customerId },
})
