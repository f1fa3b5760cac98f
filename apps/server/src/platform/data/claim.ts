import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../work.ts'

/**
 * What a claim gives besides the row: greater with each take of the same thing. A worker that stalls past its lease holds
 * an old one, and what it then writes must find that nobody has taken the thing since.
 */
export type Token = number

/** What may be taken: rows of a table, by columns that every such table has under names of its own. */
export interface Claimable {
  /** With the alias that `columns` use. */
  readonly table: Sql
  readonly columns: Sql
  readonly where: Sql
  /** Until when a row is somebody's, in real time; free from then on, the one longest free first. */
  readonly until: Sql
  /** Counts the takes. */
  readonly token: Sql
  readonly forMs: number
}

/** Takes rows that are nobody's, so that a crash only delays them; `token` of each stands under its column's own name. */
export async function claim<Row extends object>(
  { tx, realNow }: Pick<Work, 'tx' | 'realNow'>,
  { table, columns, where, until, token, forMs }: Claimable,
  limit: number,
): Promise<Row[]> {
  return tx.many<Row>(sql`
    update ${table} set ${token} = ${token} + 1, ${until} = ${new Date(realNow.getTime() + forMs)}
    from (select id as claimed from ${table} where ${where} and ${until} <= ${realNow}
          order by ${until}, id limit ${limit} for update skip locked) as due
    where id = claimed returning ${columns}`)
}

/** Whether somebody has taken it since this token was given; who was never given one cannot be overtaken. */
export const isOvertaken = (given: Token | undefined, now: Token): boolean =>
  given !== undefined && given !== now
