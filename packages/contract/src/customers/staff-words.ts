/**
 * The status of an account. 'quote-only' sees prices; 'active' may order; 'refused' and 'closed' may read,
 * receive refunds and complain.
 */
export const customerStatuses = ['quote-only', 'active', 'refused', 'closed'] as const
export type CustomerStatusWire = (typeof customerStatuses)[number]

/** Verification levels of a customer. */
export const customerLevels = ['basic', 'standard', 'enhanced'] as const
export type CustomerLevelWire = (typeof customerLevels)[number]

/** Who may read a note: all staff, or analyst and officer only. */
export const noteAudiences = ['everyone', 'compliance'] as const
export type NoteAudience = (typeof noteAudiences)[number]

/**
 * Why a transfer is on hold, in neutral classes that a customer may read too. Only compliance reads the
 * cause.
 */
export const holdClasses = ['identity', 'documents', 'payment', 'recipient', 'routine'] as const
export type HoldClass = (typeof holdClasses)[number]

/** What the members of a customer accepted of a text: all the version in force, some a former one, or some none. */
export const consentStandings = ['current', 'former', 'missing'] as const
