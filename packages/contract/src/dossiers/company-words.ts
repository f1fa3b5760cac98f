/** The papers that a company shows; each is a kind of document of the same name. */
export const companyPapers = ['constitution-deed', 'powers', 'validity-certificate', 'shareholders'] as const
export type CompanyPaper = (typeof companyPapers)[number]

/** Where a paper stands: ended ones were accepted and are too old by now. */
export const companyPaperStandings = ['missing', 'waiting', 'refused', 'accepted', 'too-old'] as const
export type CompanyPaperStanding = (typeof companyPaperStandings)[number]

/** How an owner whom a company declared differs from what its papers say. */
export const ownerDifferences = ['not-declared', 'not-on-paper', 'share-differs'] as const
export type OwnerDifference = (typeof ownerDifferences)[number]
