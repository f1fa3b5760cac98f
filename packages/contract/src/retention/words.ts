/**
 * Classes of data that end by the setting `retention`. Each column with personal data names its class, or one of
 * `otherDataClasses`.
 */
export const retentionClasses = [
  'identity',
  'tax-identity',
  'contact',
  'recipients',
  'transfers',
  'due-diligence',
  'biometrics',
  'decisions',
  'messages',
  'consents',
  'ratings',
  'notices',
  'visitors',
  'unmatched-payments',
  'partner-messages',
  'partner-calls',
  'books',
] as const
export type RetentionClass = (typeof retentionClasses)[number]

/**
 * Classes that end by another rule: data of minutes or days by their own clean-up job, members of staff, lines of bank
 * statements by `reconciliation-retention`, and addresses in the audit trail by `audit-origin`.
 */
export const otherDataClasses = ['short-lived', 'staff', 'bank-statements', 'audit-origins'] as const
export type DataClass = RetentionClass | (typeof otherDataClasses)[number]

/**
 * The event from which a period counts. `relationship-end` is the closing of the account or the refusal of the
 * application, `decision` the last decision about the customer, `verdict` that about each picture, `creation` that of each
 * row.
 */
export const retentionEvents = [
  'relationship-end',
  'last-transfer',
  'decision',
  'verdict',
  'creation',
] as const
export type RetentionEvent = (typeof retentionEvents)[number]

/** The events that each row has of its own. */
export const rowEvents: readonly RetentionEvent[] = ['verdict', 'creation']

/** Units of a period of retention. */
export const retentionUnits = ['days', 'months', 'years'] as const
export type RetentionUnit = (typeof retentionUnits)[number]

/**
 * What happens at the end: `erase` clears values and deletes rows without another purpose, `pseudonymise` keeps amounts,
 * states and times and replaces who they are about, `keep` does nothing.
 */
export const retentionActions = ['erase', 'pseudonymise', 'keep'] as const
export type RetentionAction = (typeof retentionActions)[number]
