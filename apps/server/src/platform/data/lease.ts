import { sql, type Sql } from '@puente/postgres'
import { exists } from '../jobs/due.ts'
import type { Due } from '../jobs/jobs.ts'
import type { Work } from '../work.ts'

/**
 * The fencing token of a lease. It increases each time the same row is leased. A worker that stalls past its lease has
 * an old token, and its writes must check that no newer one exists.
 */
export type Token = number

/** A table whose rows can be leased, with the names of its lease columns. */
export interface LeasableTable {
  /** With the alias that `columns` use. */
  readonly table: Sql
  readonly columns: Sql
  readonly where: Sql
  /** The end of the lease, in real time. The rows that became free first are leased first. */
  readonly until: Sql
  /** Counts the leases of a row. */
  readonly token: Sql
  readonly forMs: number
}

/**
 * Leases free rows, so that a crash of the worker only delays them. Each row's `token` is returned under its column's
 * name.
 */
export async function claim<Row extends object>(
  { tx, realNow }: Pick<Work, 'tx' | 'realNow'>,
  leasable: LeasableTable,
  limit: number,
): Promise<Row[]> {
  const { table, columns, until, token, forMs } = leasable
  return tx.many<Row>(sql`
    update ${table} set ${token} = ${token} + 1, ${until} = ${new Date(realNow.getTime() + forMs)}
    from (select id as claimed from ${table} where ${free(leasable, realNow)}
          order by ${until}, id limit ${limit} for update skip locked) as due
    where id = claimed returning ${columns}`)
}

const free = ({ where, until }: LeasableTable, realNow: Date): Sql => sql`${where} and ${until} <= ${realNow}`

/** The condition of a job that leases rows: one is free. */
export const rowIsFree =
  (leasable: LeasableTable): Due =>
  ({ realNow }) =>
    exists(leasable.table, free(leasable, realNow))

/** Whether another worker has leased the row since this token was issued. False without a token. */
export const isLeaseLost = (given: Token | undefined, now: Token): boolean =>
  given !== undefined && given !== now
