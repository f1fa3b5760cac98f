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

/** A connection keeps no more plans than this: filters that people combine make texts without end. */
export const NAMES_MAX = 400

/** The name under which a connection keeps a text; one for the whole process. */
const names = new Map<string, string>()

/** The text's name; undefined for those that came after all names were given, which are read and planned each time. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX) return known
  const name = `said_${names.size}`
  names.set(text, name)
  return name
}

/** The same, of a connection that keeps plans and does not wait between statements: see PoolOptions.prepared. */
export function preparedTxOver(client: PoolClient): Tx {
  const { stream } = client.connection
  let gathering = false
  // One write to the socket for all that is said in this turn: a write costs more than what it carries.
  const gather = () => {
    if (gathering) return
    gathering = true
    stream.cork()
    process.nextTick(() => {
      gathering = false
      stream.uncork()
    })
  }
  return txOver({
    query: (({ text, values }: Sql) => {
      gather()
      const name = nameOf(text)
      return client.query(name === undefined ? { text, values } : { text, values, name })
    }) as PoolClient['query'],
  })
}
