import type { Env } from './env.ts'

/** Limits of a bank statement file. */
export interface StatementLimits {
  readonly maxBytes: number
  readonly maxLines: number
  readonly maxDepth: number
}

/** A message of the standard is about 15 elements deep. */
const DEPTH_MAX = 32

/** Reads the limits of statement files. A value that is not a number is a fault of `readNumber`. */
export function readStatementLimits(
  env: Env,
  read: (env: Env, name: string, byDefault: number) => number,
): StatementLimits {
  return Object.freeze({
    maxBytes: read(env, 'STATEMENT_MAX_BYTES', 20_000_000),
    maxLines: read(env, 'STATEMENT_MAX_LINES', 100_000),
    maxDepth: DEPTH_MAX,
  })
}
