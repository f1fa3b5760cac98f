/** The required documents of a company; each is a kind of document with the same name. */
export const companyDocuments = [
  'constitution-deed',
  'powers',
  'validity-certificate',
  'shareholders',
] as const
export type CompanyDocument = (typeof companyDocuments)[number]

/** The state of a company document. 'too-old' ones were accepted and are no longer valid. */
export const companyDocumentStates = ['missing', 'waiting', 'refused', 'accepted', 'too-old'] as const
export type CompanyDocumentState = (typeof companyDocumentStates)[number]

/** How a declared owner differs from the owner named by the company's documents. */
export const ownerDifferences = ['not-declared', 'not-on-paper', 'share-differs'] as const
export type OwnerDifference = (typeof ownerDifferences)[number]
