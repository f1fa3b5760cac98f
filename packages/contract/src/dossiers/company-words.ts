/** The required documents of a company; each is a kind of document with the same name. */
export const companyPapers = ['constitution-deed', 'powers', 'validity-certificate', 'shareholders'] as const
export type CompanyPaper = (typeof companyPapers)[number]

/** The state of a company document. 'too-old' ones were accepted and are no longer valid. */
export const companyPaperStandings = ['missing', 'waiting', 'refused', 'accepted', 'too-old'] as const
export type CompanyPaperStanding = (typeof companyPaperStandings)[number]

/** How a declared owner differs from the owner named by the company's documents. */
export const ownerDifferences = ['not-declared', 'not-on-paper', 'share-differs'] as const
export type OwnerDifference = (typeof ownerDifferences)[number]
