import type { DomainEvent } from '../../platform/events/outbox.ts'
import type { Thread } from './thread.ts'

/** The events of support; the subject is the thread. facts: customerId and transferId, where there is one. */
export const supportEvents = {
  /** The operator answered; whoever tells people reads what was written through `threadForMail`. */
  staffWrote: 'support.staff-wrote',
  /** The customer, or whoever complains without an account, wrote; the first time it opened the thread. */
  customerWrote: 'support.customer-wrote',
} as const

export const wrote = (
  name: (typeof supportEvents)[keyof typeof supportEvents],
  { id, customerId, transferId }: Thread,
): DomainEvent => ({
  name,
  subject: id,
  facts: {
    ...(customerId === undefined ? {} : { customerId }),
    ...(transferId === undefined ? {} : { transferId }),
  },
})
