import type { PendingKind } from '@puente/contract'
import { itemDecidedIn, type WaitingItemWire } from '@puente/contract/staff'
import { paths } from '../../paths.ts'

const lists = {
  applications: paths.applications(),
  'company-files': paths.companyFiles(),
  'sender-names': paths.nameRequests(),
  documents: paths.documentReviews(),
} as const

const listOf: Partial<Record<PendingKind, keyof typeof lists>> = itemDecidedIn

/** The screen on which staff decide an item: its list, or the customer's page. */
export function whereDecided({ kind, customer }: WaitingItemWire): { readonly to: string } {
  const list = listOf[kind]
  if (list !== undefined) return { to: lists[list] }
  return { to: customer === undefined ? paths.customers() : paths.customer(customer.id) }
}
