export const recipientKinds = ['person', 'company'] as const
export type RecipientKind = (typeof recipientKinds)[number]

/** Recipients that are offered for new transfers, and archived ones. */
export const recipientShelves = ['active', 'archived'] as const

/** The states of a form that a recipient fills in. */
export const recipientFormStates = ['open', 'filled', 'accepted', 'discarded', 'revoked', 'expired'] as const

/** The relationship of the recipient to the customer. */
export const relationships = [
  'self',
  'family',
  'friend',
  'employee',
  'supplier',
  'customer',
  'own-company',
  'other',
] as const
export type Relationship = (typeof relationships)[number]
