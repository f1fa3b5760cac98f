/** The status of an account's identity check. An account that is not confirmed sees prices only. */
export const identityStates = ['missing', 'submitted', 'not-confirmed', 'confirmed'] as const
export type IdentityState = (typeof identityStates)[number]

/** The status of a person's application, as the person sees it. */
export const applicationStatuses = ['draft', 'submitted', 'confirmed', 'not-confirmed'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Neutral reasons: the same texts for every cause. */
export const applicationReasons = ['data-not-confirmed', 'being-reviewed', 'account-refused'] as const
export type ApplicationReason = (typeof applicationReasons)[number]

/** What staff may ask a person to review in their application. */
export const applicationAsks = [
  'names',
  'rut',
  'document-number',
  'birth-date',
  'nationality',
  'address',
] as const
export type ApplicationAsk = (typeof applicationAsks)[number]

/** The fields of an application, in the order in which they are requested. */
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
