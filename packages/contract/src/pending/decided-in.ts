import type { InboxWork } from '../assignments/words.ts'
import type { PendingKind } from './kinds.ts'

/** The list in which staff decide the items of a kind; the others are decided on the customer's page. */
export const itemDecidedIn = {
  'person-review': 'applications',
  'company-review': 'company-files',
  'sender-name': 'sender-names',
  'id-expired-chilean': 'documents',
  'id-expired-foreign': 'documents',
  'id-expired': 'documents',
  'id-illegible': 'documents',
  'id-expiring': 'documents',
  'constitution-deed': 'documents',
  'creator-powers': 'documents',
  'validity-certificate': 'documents',
  'shareholder-certificate': 'documents',
  'person-documents': 'documents',
  'company-documents': 'documents',
  'person-due-diligence': 'documents',
  'company-due-diligence': 'documents',
} as const satisfies Partial<Record<PendingKind, InboxWork>>

type DecidedIn = (typeof itemDecidedIn)[keyof typeof itemDecidedIn]

/** The kinds of items that are decided in a list. */
export const itemsDecidedIn = (list: DecidedIn): string[] =>
  Object.entries(itemDecidedIn).flatMap(([kind, where]) => (where === list ? [kind] : []))
