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
