import pg, { type PoolClient, type QueryArrayResult, type QueryConfig } from 'pg'
import { camelCased } from './camel-cased.ts'
import type { Sql } from './sql.ts'

/** One open transaction. int8 is returned as bigint, numeric as string, date as 'YYYY-MM-DD', timestamptz as Date. */
export interface Tx {
  /** Every row, in the order of the statement. */
  many<Row extends object>(statement: Sql): Promise<Row[]>
  /** Exactly one row; throws otherwise. */
  one<Row extends object>(statement: Sql): Promise<Row>
  /** One row or undefined; throws for more. */
  maybe<Row extends object>(statement: Sql): Promise<Row | undefined>
  /** The number of rows that the statement affected. */
  run(statement: Sql): Promise<number>
}

/**
 * Called with the bytea values of a result before its rows are returned, unless it has none. The rows are returned after
 * the promise is resolved.
 */
export type BytesArrive = (values: readonly Buffer[]) => Promise<void> | undefined

/** The values of a result's bytea columns. */
function bytesOf({ fields, rows }: QueryArrayResult<unknown[]>): Buffer[] {
  const found: Buffer[] = []
  fields.forEach(({ dataTypeID }, at) => {
    if (dataTypeID !== pg.types.builtins.BYTEA) return
    for (const row of rows) if (row[at] !== null) found.push(row[at] as Buffer)
  })
  return found
}

/** A Tx over a client that is inside `begin … commit`. */
export function txOver(client: Pick<PoolClient, 'query'>, bytesArrive?: BytesArrive): Tx {
  const rows = async <Row extends object>({ text, values }: Sql): Promise<Row[]> => {
    const result = await client.query<unknown[]>({ text, values, rowMode: 'array' })
    if (bytesArrive !== undefined) {
      const bytes = bytesOf(result)
      const ready = bytes.length === 0 ? undefined : bytesArrive(bytes)
      if (ready !== undefined) await ready
    }
    return camelCased(result)
  }
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
    run: async ({ text, values }: Sql) => (await client.query({ text, values })).rowCount ?? 0,
  }
}

/** The maximum number of plans that a connection caches. */
export const NAMES_MAX = 400
/**
 * The number of uses at which a statement is prepared. The filters of lists produce statements without limit, most of which
 * run once. If these were prepared, they would reach `NAMES_MAX` before the frequent statements are prepared.
 */
export const NAMED_AT = 10
/** The maximum number of texts whose uses are counted. At the maximum every count is reset. */
const COUNTED_MAX = 10_000

/** The name of the prepared statement of each text, for the whole process. */
const names = new Map<string, string>()
const uses = new Map<string, number>()

/** The name of a text that is used often, unless all names are taken. Other texts are parsed and planned each time. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX) return known
  const count = (uses.get(text) ?? 0) + 1
  if (count < NAMED_AT) {
    if (uses.size >= COUNTED_MAX) uses.clear()
    uses.set(text, count)
    return undefined
  }
  uses.delete(text)
  const name = `said_${names.size}`
  names.set(text, name)
  return name
}

const gathering = new WeakSet<PoolClient>()

/**
 * Sends all messages that are written to the connection in this tick, and in the callbacks of `process.nextTick` that this
 * tick adds, in one write of the socket, because a write costs more than its content.
 */
export function gatherWrites(client: PoolClient): void {
  if (gathering.has(client)) return
  gathering.add(client)
  const { stream } = client.connection
  stream.cork()
  const send = () => {
    gathering.delete(client)
    stream.uncork()
  }
  process.nextTick(() => process.nextTick(send))
}

/** The same over a connection that caches plans and pipelines statements: see PoolOptions.prepared. */
export function preparedTxOver(client: PoolClient, bytesArrive?: BytesArrive): Tx {
  const query = ((statement: QueryConfig) => {
    gatherWrites(client)
    const name = nameOf(statement.text)
    return client.query(name === undefined ? statement : { ...statement, name })
  }) as PoolClient['query']
  return txOver({ query }, bytesArrive)
}
