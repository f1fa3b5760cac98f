/** What an account may do: see prices, order, or (refused and closed) read, be refunded and complain. */
export const customerStatuses = ['quote-only', 'active', 'refused', 'closed'] as const
export type CustomerStatusWire = (typeof customerStatuses)[number]

/** How much is known of a customer. */
export const customerLevels = ['basic', 'standard', 'enhanced'] as const
export type CustomerLevelWire = (typeof customerLevels)[number]

/** Who reads a note: everyone of the staff, or analyst and officer alone. */
export const noteAudiences = ['everyone', 'compliance'] as const
export type NoteAudience = (typeof noteAudiences)[number]

/** Why a transfer is held, in the words that a customer may read too; the cause behind them is for compliance. */
export const holdClasses = ['identity', 'documents', 'payment', 'recipient', 'routine'] as const
export type HoldClass = (typeof holdClasses)[number]
