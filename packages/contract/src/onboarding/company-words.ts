/** The parts of a company's application, in the order in which they are requested. */
export const companySections = [
  'company',
  'address',
  'use',
  'representatives',
  'owners',
  'identities',
  'exposed',
] as const
export type CompanySection = (typeof companySections)[number]

/** The parts that staff accept by themselves; persons are identified by their documents. */
export const companyParts = ['company', 'address', 'use', 'representatives', 'owners', 'exposed'] as const
export type CompanyPart = (typeof companyParts)[number]

/** The status of a company's application. */
export const companyFileStatuses = ['draft', 'submitted', 'sent-back', 'approved'] as const
export type CompanyFileStatus = (typeof companyFileStatuses)[number]

/** The register of a company: the Conservador's (traditional), or the register of one-day companies. */
export const registryRegimes = ['traditional', 'one-day'] as const
export type RegistryRegime = (typeof registryRegimes)[number]

/** Who holds a share: a nominee (mandatario) holds it for a principal; the holder of bearer shares is unknown. */
export const ownerKinds = ['person', 'company', 'nominee', 'bearer'] as const
export type OwnerKind = (typeof ownerKinds)[number]

/** The kinds of document that identify a person of a company. */
export const personDocuments = ['rut', 'foreign'] as const
export type PersonDocument = (typeof personDocuments)[number]

/** The sections of the economic activities (ISIC Rev. 4), each with its last division: the first two digits of a code. */
const lastDivisions = [
  ['A', 3],
  ['B', 9],
  ['C', 33],
  ['D', 35],
  ['E', 39],
  ['F', 43],
  ['G', 47],
  ['H', 53],
  ['I', 56],
  ['J', 63],
  ['K', 66],
  ['L', 68],
  ['M', 75],
  ['N', 82],
  ['O', 84],
  ['P', 85],
  ['Q', 88],
  ['R', 93],
  ['S', 96],
  ['T', 98],
  ['U', 99],
] as const
export type ActivitySection = (typeof lastDivisions)[number][0]

/** The section of an activity by its code. */
export const activitySection = (code: string): ActivitySection =>
  lastDivisions.find(([, last]) => Number(code.slice(0, 2)) <= last)?.[0] ?? 'U'
