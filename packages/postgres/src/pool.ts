import pg from 'pg'
import { isRetryable } from './problem.ts'
import type { Sql } from './sql.ts'
import { preparedTxOver, txOver, type Tx } from './tx.ts'

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

export interface PoolOptions {
  readonly url: string
  /** The database role that every connection steps down to; migrations alone stay the owner. */
  readonly role?: string
  readonly max?: number
  readonly timeouts?: PoolTimeouts
  readonly applicationName?: string
  /** How int8 comes back: as bigint, or as text for a library that writes its rows into JSON, which knows no bigint. */
  readonly int8?: 'bigint' | 'text'
  /**
   * For many works that say the same few things: a connection reads and plans each text once, and what is said while
   * another answer is awaited goes out at once, together with all that is said in the same turn of the process.
   */
  readonly prepared?: boolean
  /** Told of connections that the server closed under us (a restart, a kill); the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void
}

const int8AsText: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === pg.types.builtins.INT8 ? String : pg.types.getTypeParser(type, format),
}

/** Pools whose transactions name what they say. */
const preparing = new WeakSet<Pool>()

/** A responsive server ends a statement itself. The client's limit applies when the server is frozen or gone. */
const GRACE_MS = 2000

function limitsOf({ acquireMs, statementMs, lockMs, idleInTransactionMs }: PoolTimeouts = {}): pg.PoolConfig {
  return {
    ...(acquireMs === undefined ? {} : { connectionTimeoutMillis: acquireMs }),
    ...(statementMs === undefined
      ? {}
      : { statement_timeout: statementMs, query_timeout: statementMs + GRACE_MS }),
    ...(lockMs === undefined ? {} : { lock_timeout: lockMs }),
    ...(idleInTransactionMs === undefined
      ? {}
      : { idle_in_transaction_session_timeout: idleInTransactionMs }),
  }
}

/** A pool whose connections have stepped down to `role` before anyone may use them. */
export function createPool(options: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'puente',
    ...(options.role === undefined ? {} : { options: `-c role=${options.role}` }),
    ...limitsOf(options.timeouts),
    ...(options.int8 === 'text' ? { types: int8AsText } : {}),
    ...(options.prepared === true ? { pipeline: true } : {}),
  })
  if (options.prepared === true) preparing.add(pool)
  pool.on('error', (error) => options.onIdleError?.(error))
  // A connection that breaks while someone holds it fails their statement; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', (error) => options.onIdleError?.(error)))
  return pool
}

/** A transaction that says nothing any more once it is over: what a part of it began late must not stand by itself. */
function ending(tx: Tx): { readonly tx: Tx; readonly end: () => void } {
  let isOver = false
  const before =
    <T>(say: (statement: Sql) => Promise<T>) =>
    (statement: Sql): Promise<T> =>
      isOver
        ? Promise.reject(new Error(`said after its transaction: ${statement.text.slice(0, 120)}`))
        : say(statement)
  const until = { many: before(tx.many), one: before(tx.one), maybe: before(tx.maybe), run: before(tx.run) }
  return { tx: until as Tx, end: () => void (isOver = true) }
}

const ATTEMPTS_MAX = 6
/** A transaction that has waited this long for others is not retried. */
const TRY_AGAIN_WITHIN_MS = 10_000

/** The server does not respond: the connection is dropped without a termination message. */
const isSilent = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout'

/** A migration changed what a kept plan answers. It did nothing, and a new connection keeps no plan yet. */
const isStalePlan = (error: unknown): error is Error =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.includes('cached plan')

/**
 * Runs `body` in one transaction: commits its result, rolls back when it throws. Retries serialization and deadlock
 * failures up to 6 times within 10 s, with a growing pause. This is the only place that retries them. Retries a failure
 * of a stale plan after a migration immediately, on another connection.
 */
export async function transaction<T>(pool: Pool, body: (tx: Tx) => Promise<T>): Promise<T> {
  const beganAt = performance.now()
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect()
    const { tx, end } = ending(preparing.has(pool) ? preparedTxOver(client) : txOver(client))
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await body(tx)
      end()
      await client.query('commit')
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
