/** Values that staff compare before they accept a document or a case. */
export const comparedFields = [
  'name',
  'run',
  'birth-date',
  'nationality',
  'document-type',
  'document-number',
  'issuing-state',
  'expiry-date',
  'legal-name',
  'issued-on',
  'owner',
] as const
export type ComparedField = (typeof comparedFields)[number]

/** What the values are compared for. The words are kinds of ids. */
export const comparedCases = [
  'document',
  'application',
  'company-file',
  'level-application',
  'name-request',
] as const
export type ComparedCase = (typeof comparedCases)[number]

/** What a value is compared with: the declared one is the measure of both. */
export const comparedSides = ['read', 'accepted'] as const
export type ComparedSide = (typeof comparedSides)[number]
