/** File formats of a statement. */
export const statementFormats = ['pdf', 'xlsx', 'csv'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** The groups of transfers in a statement by their outcome: each transfer is in exactly one group. */
export const statementGroups = ['delivered', 'under-way', 'refunded', 'ended'] as const
export type StatementGroup = (typeof statementGroups)[number]
