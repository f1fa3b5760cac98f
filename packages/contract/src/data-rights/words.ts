/** The rights of a person over their data (Ley 19.628, articles 4 to 9). */
export const dataRequestKinds = [
  'access',
  'rectification',
  'erasure',
  'opposition',
  'blocking',
  'portability',
] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

/** The state of a request. A granted blocking or opposition may be lifted by its person later. */
export const dataRequestStates = ['open', 'granted', 'refused', 'withdrawn'] as const
export type DataRequestState = (typeof dataRequestStates)[number]

/** How staff answer a request. */
export const dataRequestOutcomes = ['granted', 'refused'] as const
export type DataRequestOutcome = (typeof dataRequestOutcomes)[number]

/** The groups of data that we hold about a person. */
export const personalGroups = [
  'profile',
  'documents',
  'recipients',
  'transfers',
  'payments',
  'consents',
  'sessions',
  'messages',
  'referrals',
  'requests',
] as const
export type PersonalGroup = (typeof personalGroups)[number]

/** The formats of the file with the data of a person. */
export const myDataFormats = ['json', 'pdf'] as const
export type MyDataFormat = (typeof myDataFormats)[number]

/** Filters of the register by deadline. */
export const dataRequestClocks = ['late'] as const
export type DataRequestClock = (typeof dataRequestClocks)[number]

/** Kinds that, once granted, exclude data from uses that no duty requires. */
export const limitingKinds: readonly DataRequestKind[] = ['blocking', 'opposition']

/** The legal bases of a processing activity (Ley 19.628, articles 12 and 13). */
export const processingBases = ['consent', 'contract', 'legal-duty', 'legitimate-interest', 'claims'] as const
export type ProcessingBasis = (typeof processingBases)[number]

/** The classes of data that a breach may touch (Ley 19.628, article 14 sexies). */
export const breachDataClasses = [
  'identity',
  'contact',
  'financial',
  'documents',
  'credentials',
  'sensitive',
] as const
export type BreachDataClass = (typeof breachDataClasses)[number]
