/** The parts of a company's file, in the order in which they are asked for. */
export const companySections = ['company', 'address', 'use', 'representatives', 'owners', 'exposed'] as const
export type CompanySection = (typeof companySections)[number]

/** Where a company's file stands. */
export const companyFileStatuses = ['draft', 'submitted', 'sent-back', 'approved'] as const
export type CompanyFileStatus = (typeof companyFileStatuses)[number]

/** The register that holds a company: the Conservador's, or that of companies made in one day. */
export const registryRegimes = ['traditional', 'one-day'] as const
export type RegistryRegime = (typeof registryRegimes)[number]

/** What tells who a person behind a company is. */
export const personDocuments = ['rut', 'foreign'] as const
export type PersonDocument = (typeof personDocuments)[number]
