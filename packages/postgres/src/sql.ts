import sqlTag, { empty, join, raw, type Sql } from 'sql-template-tag'

/** Builds a statement whose values are sent apart from its text, so that no input becomes SQL. */
export const sql = sqlTag
export { empty, join, raw }
export type { Sql }
