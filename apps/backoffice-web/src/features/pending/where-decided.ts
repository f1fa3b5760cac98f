import type { PendingKind } from '@puente/contract'
import type { WaitingItemWire } from '@puente/contract/staff'
import { paths } from '../../paths.ts'

/**
 * The queue in which staff decide items of each kind; items without a queue are decided on the customer's
 * page.
 */
const queues: Partial<Record<PendingKind, string>> = {
  'person-review': paths.applications(),
  'company-review': paths.companyFiles(),
  'sender-name': paths.nameRequests(),
  'id-expired-chilean': paths.documentReviews(),
  'id-expired-foreign': paths.documentReviews(),
  'id-expired': paths.documentReviews(),
  'id-illegible': paths.documentReviews(),
  'id-expiring': paths.documentReviews(),
  'constitution-deed': paths.documentReviews(),
  'creator-powers': paths.documentReviews(),
  'validity-certificate': paths.documentReviews(),
  'shareholder-certificate': paths.documentReviews(),
  'person-documents': paths.documentReviews(),
  'company-documents': paths.documentReviews(),
  'person-due-diligence': paths.documentReviews(),
  'company-due-diligence': paths.documentReviews(),
}

/** The screen on which staff decide an item. */
export function whereDecided({ kind, customer }: WaitingItemWire): { readonly to: string } {
  const queue = queues[kind]
  if (queue !== undefined) return { to: queue }
  return { to: customer === undefined ? paths.customers() : paths.customer(customer.id) }
}
