import type { DomainEvent } from '../../platform/events/outbox.ts'
import type { Thread } from './thread.ts'

/** The events of support; the subject is the thread. Facts: customerId and transferId, if it has them. */
export const supportEvents = {
  /** Staff answered; `threadForMail` returns what a mail needs. */
  staffWrote: 'support.staff-wrote',
  /** The customer, or a person who complains without an account, wrote; the first message opened the thread. */
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
