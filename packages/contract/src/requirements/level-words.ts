/** Levels of verification, ascending. Limits are published by kind and level. */
export const customerLevels = ['basic', 'standard', 'enhanced'] as const
export type LevelName = (typeof customerLevels)[number]

/** The levels that a customer applies for. */
export const raisedLevels = ['standard', 'enhanced'] as const
export type RaisedLevel = (typeof raisedLevels)[number]

/** Facts that a level may need. Address and occupation are those of the profile; the others are declared. */
export const levelFacts = ['address', 'occupation', 'income', 'purposes', 'exposure'] as const
export type LevelFact = (typeof levelFacts)[number]

/** Monthly income in CLP, as bands: below 1, 3 and 7 million, and above. */
export const incomeBands = ['up-to-1m', 'up-to-3m', 'up-to-7m', 'above-7m'] as const
export type IncomeBand = (typeof incomeBands)[number]

/** How a person is politically exposed. */
export const politicalExposures = ['self', 'relative', 'associate'] as const

/**
 * Whether a person is politically exposed: not, themselves, as a relative, or as an associate (Circular 62 of the UAF,
 * chapter on politically exposed persons).
 */
export const exposures = ['none', ...politicalExposures] as const
export type Exposure = (typeof exposures)[number]

/** The status of an application for a level. */
export const levelApplicationStatuses = ['draft', 'submitted', 'sent-back', 'granted'] as const
export type LevelApplicationStatus = (typeof levelApplicationStatuses)[number]

/** The state of a document that a level needs: on file, to be sent, under review, refused. */
export const levelDocumentStates = ['accepted', 'missing', 'waiting', 'refused'] as const
export type LevelDocumentState = (typeof levelDocumentStates)[number]
