/**
 * Whether a person behind a company is identified: 'accepted' by a document, 'known' as a member with a confirmed
 * identity of their own. 'expired' is an accepted document that is no longer valid.
 */
export const companyPersonStates = ['missing', 'waiting', 'refused', 'expired', 'accepted', 'known'] as const
export type CompanyPersonState = (typeof companyPersonStates)[number]

/** Whether a person in this state is identified. */
export const isIdentified = (state: CompanyPersonState): boolean => state === 'accepted' || state === 'known'

/** Whether the company still has to send a document of a person in this state. */
export const isDocumentOwed = (state: CompanyPersonState): boolean =>
  state === 'missing' || state === 'refused' || state === 'expired'

/** The persons who are not identified. Without any, nothing in this part prevents the approval of a company. */
export const notIdentified = <Person extends { readonly state: CompanyPersonState }>(
  people: readonly Person[],
): Person[] => people.filter(({ state }) => !isIdentified(state))
