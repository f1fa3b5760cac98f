/**
 * How much of a machine-readable zone was read: 'whole' when every check digit agrees and every value is possible,
 * 'partly' otherwise, 'not' when no zone was found. 'waiting' until it was tried.
 */
export const readingStates = ['waiting', 'whole', 'partly', 'not'] as const
export type ReadingState = (typeof readingStates)[number]

/** Formats of machine-readable zones (ICAO Doc 9303): cards and passports. */
export const zoneFormats = ['TD1', 'TD3'] as const
export type ZoneFormat = (typeof zoneFormats)[number]

/** What a machine-readable zone contains. 'run' is the Chilean national number in the optional data. */
export const machineFields = [
  'document-number',
  'run',
  'birth-date',
  'expiry-date',
  'nationality',
  'issuing-state',
  'sex',
  'surname',
  'given-names',
] as const
export type MachineField = (typeof machineFields)[number]

/** Why what was read is not whole, or has to be compared with the document. */
export const readingWarnings = [
  'check-digit',
  'composite-check-digit',
  'run-check-digit',
  'run-missing',
  'impossible-date',
  'unknown-country',
  'unknown-sex',
  'unclear',
] as const
export type ReadingWarning = (typeof readingWarnings)[number]
