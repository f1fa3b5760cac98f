import type { Env } from './env.ts'

/** Time limits of PostgreSQL operations of a process, in milliseconds. */
export interface DatabaseTimeouts {
  readonly acquireMs: number
  /** One statement of a request. */
  readonly statementMs: number
  /** One statement of a job. */
  readonly jobMs: number
  readonly lockMs: number
  readonly idleInTransactionMs: number
}

type ReadNumber = (env: Env, name: string, byDefault: number) => number

/** Reads the time limits of PostgreSQL operations. */
export const readDatabaseTimeouts = (env: Env, readNumber: ReadNumber): DatabaseTimeouts => ({
  acquireMs: readNumber(env, 'DATABASE_ACQUIRE_TIMEOUT_MS', 5000),
  statementMs: readNumber(env, 'DATABASE_STATEMENT_TIMEOUT_MS', 10_000),
  jobMs: readNumber(env, 'DATABASE_JOB_TIMEOUT_MS', 300_000),
  lockMs: readNumber(env, 'DATABASE_LOCK_TIMEOUT_MS', 5000),
  idleInTransactionMs: readNumber(env, 'DATABASE_IDLE_TIMEOUT_MS', 30_000),
})

/** A read-only replica of the database. */
export interface ReplicaConfig {
  readonly url: string
  readonly maxLagMs: number
}

/** Reads the replica; undefined without one. */
export const readReplica = (env: Env, readNumber: ReadNumber): ReplicaConfig | undefined => {
  const maxLagMs = readNumber(env, 'DATABASE_REPLICA_MAX_LAG_MS', 5000)
  const url = env['DATABASE_REPLICA_URL']
  return url === undefined ? undefined : { url, maxLagMs }
}
