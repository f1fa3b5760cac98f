/** Why staff restrict a customer. */
export const restrictionReasons = [
  'identity',
  'documents',
  'payment',
  'routine-check',
  'lost-credentials',
  'customer-request',
  'court-order',
  'compliance',
] as const
export type RestrictionReason = (typeof restrictionReasons)[number]

/** What ends a restriction. */
export const restrictionEnds = [
  'identity-confirmed',
  'documents-accepted',
  'payment-settled',
  'credentials-renewed',
  'customer-request',
  'court-order-lifted',
  'check-finished',
  'relationship-closed',
] as const
export type RestrictionEnd = (typeof restrictionEnds)[number]

/**
 * The kinds of restriction. 'no-new-orders' stops orders; 'access-suspended' stops sign-in too; 'exit' ends the
 * relationship after a notice; 'freeze' also keeps the customer's money where it is; 'legal-hold' keeps data from being
 * erased and stops nothing.
 */
export const restrictionKinds = ['no-new-orders', 'access-suspended', 'exit', 'freeze', 'legal-hold'] as const
export type RestrictionKind = (typeof restrictionKinds)[number]

/** The kinds that still stop something once the account is closed. The others end with it and cannot be set again. */
export const kindsAfterClosure: readonly RestrictionKind[] = ['access-suspended', 'freeze', 'legal-hold']

const published = ['identity', 'documents', 'payment', 'routine-check'] as const

/** The reasons that each kind may have. */
export const reasonsOf: Readonly<Record<RestrictionKind, readonly RestrictionReason[]>> = {
  'no-new-orders': restrictionReasons,
  'access-suspended': ['lost-credentials', 'court-order'],
  exit: [...published, 'customer-request', 'court-order', 'compliance'],
  freeze: ['court-order', 'compliance'],
  'legal-hold': ['payment', 'court-order', 'compliance'],
}

/** What a proposal does to a restriction. */
export const restrictionChanges = ['set', 'change', 'end'] as const
export type RestrictionChange = (typeof restrictionChanges)[number]

/**
 * The class of a restriction that its customer reads. It is the same whether the cause is a routine check, a court or an
 * assessment of compliance.
 */
export const restrictionClasses = ['identity', 'documents', 'payment', 'routine', 'own-request'] as const
export type RestrictionClass = (typeof restrictionClasses)[number]

/** Filters of restrictions by their day of review. */
export const restrictionReviews = ['due'] as const
