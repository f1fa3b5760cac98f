import sqlTag, { empty, join, raw, type Sql } from 'sql-template-tag'

/** `sql` builds a statement whose values travel apart from its text: nothing typed by anyone ever becomes SQL. */
export const sql = sqlTag
export { empty, join, raw }
export type { Sql }
