import pg from 'pg'
import { KEEP_ALIVE } from './connect.ts'
import { isRetryable } from './problem.ts'
import type { Sql } from './sql.ts'
import { gatherWrites, preparedTxOver, txOver, type BytesArrive, type Tx } from './tx.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text))
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export type Pool = pg.Pool

/** Time limits in milliseconds; an absent one is unlimited. */
export interface PoolTimeouts {
  /** Wait for a free connection, or for a new one to be ready. */
  readonly acquireMs?: number
  /** One statement, as the server measures it. The client waits slightly longer, for a server that does not respond. */
  readonly statementMs?: number
  /** Wait for one lock. */
  readonly lockMs?: number
  /** Idle time in a transaction. */
  readonly idleInTransactionMs?: number
}

/** Runs a statement of the pool, given its text without values. It calls `run` once, before it returns. */
export type AroundStatement = <T>(text: string, run: () => Promise<T>) => Promise<T>

export interface PoolOptions {
  readonly url: string
  readonly max?: number
  readonly timeouts?: PoolTimeouts
  readonly applicationName?: string
  /** How int8 is returned: as bigint, or as text for a library that writes rows as JSON, which has no bigint. */
  readonly int8?: 'bigint' | 'text'
  /**
   * For pools that run the same few statements often. A connection parses and plans each text once, and pipelines: a
   * statement is sent without waiting for earlier results, in one write with all others of the same tick.
   */
  readonly prepared?: boolean
  /**
   * A pooler such as PgBouncer gives each transaction any of its connections. Nothing is then kept in a connection: no
   * prepared statement, and limits are set in each transaction. A statement outside one has those of the database's user.
   */
  readonly pooler?: boolean
  /** Transactions are read-only, as for a replica: a statement that writes fails. */
  readonly readOnly?: boolean
  /** Called with each statement of transactions and of the pool itself, for instance to measure it. */
  readonly around?: AroundStatement
  /** Called for connections that the server closed (a restart, a kill). The pool replaces them. */
  readonly onIdleError?: (error: Error) => void
}

const int8AsText: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === pg.types.builtins.INT8 ? String : pg.types.getTypeParser(type, format),
}

/** Pools with prepared statements. */
const preparing = new WeakSet<Pool>()
const observed = new WeakMap<Pool, AroundStatement>()

/** A responsive server ends a statement itself. The client's limit applies when the server is frozen or gone. */
const GRACE_MS = 2000

/** The limits that the client keeps. */
const clientLimits = ({ acquireMs, statementMs }: PoolTimeouts): pg.PoolConfig => ({
  ...(acquireMs === undefined ? {} : { connectionTimeoutMillis: acquireMs }),
  ...(statementMs === undefined ? {} : { query_timeout: statementMs + GRACE_MS }),
})

/** The limits that the server keeps, by the names of its settings. */
const serverLimits = ({ statementMs, lockMs, idleInTransactionMs }: PoolTimeouts) => ({
  ...(statementMs === undefined ? {} : { statement_timeout: statementMs }),
  ...(lockMs === undefined ? {} : { lock_timeout: lockMs }),
  ...(idleInTransactionMs === undefined ? {} : { idle_in_transaction_session_timeout: idleInTransactionMs }),
})

/** How a transaction of a pool begins. */
const beginnings = new WeakMap<Pool, string>()

const beginWith = (begin: string, limits: Readonly<Record<string, number>>): string =>
  [begin, ...Object.entries(limits).map(([name, ms]) => `set local ${name} = ${ms}`)].join('; ')

/** A pool of connections of the URL's user. */
export function createPool(options: PoolOptions): Pool {
  const { timeouts = {} } = options
  const isPrepared = options.prepared === true && options.pooler !== true
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'puente',
    ...KEEP_ALIVE,
    ...clientLimits(timeouts),
    ...(options.pooler === true ? {} : serverLimits(timeouts)),
    ...(options.int8 === 'text' ? { types: int8AsText } : {}),
    ...(isPrepared ? { pipeline: true } : {}),
  })
  if (isPrepared) preparing.add(pool)
  const begin = options.readOnly === true ? 'begin read only' : 'begin'
  if (options.readOnly === true) beginnings.set(pool, begin)
  if (options.pooler === true) {
    beginnings.set(pool, beginWith(begin, serverLimits(timeouts)))
    prepareNothing(pool)
  }
  if (options.around !== undefined) observe(pool, options.around)
  pool.on('error', (error) => options.onIdleError?.(error))
  // When a connection breaks during use, its statement fails. Without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', (error) => options.onIdleError?.(error)))
  return pool
}

function observe(pool: Pool, around: AroundStatement): void {
  observed.set(pool, around)
  const query = pool.query.bind(pool) as (statement: string | Sql, values?: unknown[]) => Promise<unknown>
  pool.query = ((statement: string | Sql, values?: unknown[]) =>
    around(typeof statement === 'string' ? statement : statement.text, () =>
      query(statement, values),
    )) as Pool['query']
}

/** Runs statements that have a name without it. */
function prepareNothing(pool: Pool): void {
  const query = pool.query.bind(pool) as (
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ) => Promise<unknown>
  pool.query = ((statement: string | pg.QueryConfig, values?: unknown[]) => {
    if (typeof statement === 'string' || statement.name === undefined) return query(statement, values)
    const { name: _, ...unnamed } = statement
    return query(unnamed, values)
  }) as Pool['query']
}

const unobserved: AroundStatement = (_text, run) => run()

/**
 * A transaction that rejects statements after its end. Otherwise a part of `body` that runs late would write outside
 * it.
 */
function ending(tx: Tx, around: AroundStatement): { readonly tx: Tx; readonly end: () => void } {
  let isOver = false
  const before =
    <T>(say: (statement: Sql) => Promise<T>) =>
    (statement: Sql): Promise<T> =>
      isOver
        ? Promise.reject(new Error(`said after its transaction: ${statement.text.slice(0, 120)}`))
        : around(statement.text, () => say(statement))
  const until = { many: before(tx.many), one: before(tx.one), maybe: before(tx.maybe), run: before(tx.run) }
  return { tx: until as Tx, end: () => void (isOver = true) }
}

const ATTEMPTS_MAX = 6
/** A transaction that has waited this long for others is not retried. */
const TRY_AGAIN_WITHIN_MS = 10_000

/** The server does not respond: the connection is dropped without a termination message. */
const isSilent = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout'

/**
 * A migration changed the result type of a cached plan. The statement had no effect, and a new connection has no
 * cached plans.
 */
const isStalePlan = (error: unknown): error is Error =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.includes('cached plan')

export interface TransactionOptions {
  /** Called with the bytes of rows before they are returned. */
  readonly bytesArrive?: BytesArrive
  /**
   * For statements about many rows found by their keys. On a pool with prepared statements each is planned once for a
   * connection, whatever its values. By default PostgreSQL plans such a statement at every execution, because the default
   * estimate for the length of an array makes its general plan seem dearer.
   */
  readonly genericPlans?: boolean
}

const GENERIC_PLANS = 'set local plan_cache_mode = force_generic_plan'

/** The statements with which a transaction of a pool begins. */
function beginningOf(pool: Pool, genericPlans: boolean): string {
  const begin = beginnings.get(pool) ?? 'begin'
  return genericPlans && preparing.has(pool) ? `${begin}; ${GENERIC_PLANS}` : begin
}

/**
 * Runs `body` in one transaction: commits its result, rolls back when it throws. Retries serialization and deadlock
 * failures up to 6 times within 10 s, with a growing pause. This is the only place that retries them. Retries a failure
 * of a stale plan after a migration immediately, on another connection.
 */
export async function transaction<T>(
  pool: Pool,
  body: (tx: Tx) => Promise<T>,
  { bytesArrive, genericPlans = false }: TransactionOptions = {},
): Promise<T> {
  const beganAt = performance.now()
  const around = observed.get(pool) ?? unobserved
  const beginning = beginningOf(pool, genericPlans)
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect()
    const { tx, end } = ending((preparing.has(pool) ? preparedTxOver : txOver)(client, bytesArrive), around)
    let broken: Error | undefined
    try {
      const isPipelined = preparing.has(pool)
      if (isPipelined) gatherWrites(client)
      const begun = client.query(beginning)
      // With a pipeline the first statements are sent with it. Only a lost connection begins nothing, and it loses them too.
      begun.catch(() => undefined)
      if (!isPipelined) await begun
      const result = await body(tx)
      await begun
      end()
      await around('commit', () => client.query('commit'))
      return result
    } catch (error) {
      end()
      broken = isSilent(error)
        ? error
        : await client.query('rollback').then(
            () => undefined,
            (failure: Error) => failure,
          )
      if (isStalePlan(error)) {
        broken ??= error
        continue
      }
      const isLate = performance.now() - beganAt > TRY_AGAIN_WITHIN_MS
      if (attempt >= ATTEMPTS_MAX || isLate || !isRetryable(error)) throw error
    } finally {
      client.release(broken)
    }
    await new Promise((resolve) => setTimeout(resolve, 2 ** attempt + Math.random() * 2 ** attempt))
  }
}
