/** How far an account's identity is; whoever is not confirmed sees prices and nothing else. */
export const identityStates = ['missing', 'submitted', 'not-confirmed', 'confirmed'] as const
export type IdentityState = (typeof identityStates)[number]

/** Where a person's file stands, as the person reads it. */
export const applicationStatuses = ['draft', 'submitted', 'confirmed', 'not-confirmed'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Neutral reasons: the same words whatever the cause behind them is. */
export const applicationReasons = ['data-not-confirmed', 'being-reviewed', 'account-refused'] as const
export type ApplicationReason = (typeof applicationReasons)[number]

/** What staff may ask a person to look at again in their file. */
export const applicationAsks = [
  'names',
  'rut',
  'document-number',
  'birth-date',
  'nationality',
  'address',
] as const
export type ApplicationAsk = (typeof applicationAsks)[number]

/** What a file needs, in the order in which it is asked for. */
export const applicationFields = [
  'phone',
  'phoneVerification',
  'rut',
  'givenNames',
  'surnames',
  'birthDate',
  'nationality',
  'documentNumber',
  'address.street',
  'address.number',
  'address.comuna',
] as const
export type ApplicationField = (typeof applicationFields)[number]
