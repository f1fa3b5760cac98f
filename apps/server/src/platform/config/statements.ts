import type { Env } from './env.ts'

/** How large a bank's statement may be. */
export interface StatementLimits {
  readonly maxBytes: number
  readonly maxLines: number
  readonly maxDepth: number
}

/** A message of the standard is some 15 elements deep. */
const DEPTH_MAX = 32

/** Reads what a statement may measure; what is no number is said by the reader of numbers. */
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
