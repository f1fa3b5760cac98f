import type { PoolClient } from 'pg'
import type { Sql } from './sql.ts'

/** One open transaction. int8 comes back as bigint, numeric as string, date as 'YYYY-MM-DD', timestamptz as Date. */
export interface Tx {
  /** Every row, in the order the statement asked for. */
  many<Row extends object>(statement: Sql): Promise<Row[]>
  /** Exactly one row; anything else is a bug and throws. */
  one<Row extends object>(statement: Sql): Promise<Row>
  /** One row or undefined; two are a bug and throw. */
  maybe<Row extends object>(statement: Sql): Promise<Row | undefined>
  /** The number of rows the statement touched. */
  run(statement: Sql): Promise<number>
}

/** A Tx over a client that already stands inside `begin … commit`. */
export function txOver(client: Pick<PoolClient, 'query'>): Tx {
  const rows = async <Row extends object>(statement: Sql): Promise<Row[]> =>
    (await client.query<Row>(statement)).rows
  return {
    many: rows,
    one: async <Row extends object>(statement: Sql) => {
      const found = await rows<Row>(statement)
      const [row] = found
      if (found.length !== 1 || row === undefined)
        throw new Error(`expected one row, found ${found.length}: ${statement.text.slice(0, 120)}`)
      return row
    },
    maybe: async <Row extends object>(statement: Sql) => {
      const found = await rows<Row>(statement)
      if (found.length > 1)
        throw new Error(`expected at most one row, found ${found.length}: ${statement.text.slice(0, 120)}`)
      return found[0]
    },
    run: async (statement: Sql) => (await client.query(statement)).rowCount ?? 0,
  }
}
