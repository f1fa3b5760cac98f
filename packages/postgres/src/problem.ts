export type PostgresProblemKind =
  | 'unwritable'
  | 'disk-full'
  | 'missing-library'
  | 'no-binaries'
  | 'no-account'
  | 'other-version'
  | 'in-use'
  | 'unreachable'
  | 'refused'
  | 'migration'
  | 'failed'

/** A failure that the operator can fix. `message` is one plain English sentence for the console without secrets. */
export class PostgresProblem extends Error {
  readonly kind: PostgresProblemKind

  constructor(kind: PostgresProblemKind, sentence: string, cause?: unknown) {
    super(sentence, cause === undefined ? undefined : { cause })
    this.name = 'PostgresProblem'
    this.kind = kind
  }
}

/** The code of a system or PostgreSQL error (`ENOSPC`, `23505`), or the empty string. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

/**
 * Connection lost, or ended for idling in a transaction; read-only server; out of disk or memory; server shutting down
 * or starting; disk error.
 */
const AWAY = /^(08...|25006|25P03|53...|57P..|58...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
/** Errors that the driver reports without a code. */
const AWAY_WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded|Query read timeout)/

/** Whether PostgreSQL itself was unavailable or full. The request is not at fault and may succeed later. */
export function isAway(error: unknown): boolean {
  return AWAY.test(codeOf(error)) || (error instanceof Error && AWAY_WORDS.test(error.message))
}

/** Serialization failure, deadlock, lock not available: the statement had no effect and may be retried. */
const RETRYABLE: ReadonlySet<string> = new Set(['40001', '40P01', '55P03'])

/** Whether the transaction failed because of concurrent ones. It had no effect and may be retried. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(codeOf(error))

/** The server cancelled the statement, at its time limit or on request. It had no effect. */
const CANCELLED = '57014'

/** Whether the server did not respond in time or at all. The caller may retry later. */
export const isUnavailable = (error: unknown): boolean => isPassing(error) || codeOf(error) === CANCELLED

/** Whether the error is temporary: the request is not at fault, and a retry may succeed. */
export const isPassing = (error: unknown): boolean => isAway(error) || isRetryable(error)

/** The problem of a failed file operation in `folder`. Errors that the operator cannot fix are returned unchanged. */
export function fileProblem(error: unknown, folder: string): unknown {
  const code = codeOf(error)
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(code))
    return new PostgresProblem(
      'unwritable',
      `The folder ${pathOf(error) ?? folder} cannot be written (${code}).`,
      error,
    )
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new PostgresProblem('disk-full', `The disk that holds ${pathOf(error) ?? folder} is full.`, error)
  return error
}

/** The file that a system error is about: the destination of a copy, else the file written. */
function pathOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('dest' in error && typeof error.dest === 'string') return error.dest
  return 'path' in error && typeof error.path === 'string' ? error.path : undefined
}
