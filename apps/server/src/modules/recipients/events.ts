import type { Id } from '@puente/contract'
import type { DomainEvent } from '../../platform/events/outbox.ts'

/**
 * Events of recipients. The subject is the recipient. facts: customerId; of a correction after a returned payout also the
 * `reference` of its transfer.
 */
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

export const recipientAmended = (
  id: string,
  customerId: Id<'customer'>,
  facts: { readonly reference?: string } = {},
): DomainEvent => ({
  name: recipientEvents.amended,
  subject: id,
  facts: { customerId, ...facts },
})

/** The customer changed its name or account data. */
export const recipientChanged = (id: string, customerId: Id<'customer'>): DomainEvent => ({
  name: recipientEvents.changed,
  subject: id,
  facts: { customerId },
})
