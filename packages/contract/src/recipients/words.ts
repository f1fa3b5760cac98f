export const recipientKinds = ['person', 'company'] as const
export type RecipientKind = (typeof recipientKinds)[number]

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
