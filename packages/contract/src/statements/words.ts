/** How a statement may be had. */
export const statementFormats = ['pdf', 'xlsx', 'csv'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** What became of the transfers of a period: each is in exactly one group. */
export const statementGroups = ['delivered', 'under-way', 'refunded', 'ended'] as const
export type StatementGroup = (typeof statementGroups)[number]
