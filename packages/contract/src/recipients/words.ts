export const recipientKinds = ['person', 'company'] as const
export type RecipientKind = (typeof recipientKinds)[number]

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
