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

/** Something the operator can mend. `message` is one plain English sentence for the console and holds no secret. */
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
/** The driver says these without a code. */
const AWAY_WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded|Query read timeout)/

/** Whether PostgreSQL itself was away or full: it says nothing about the request, which may succeed when it is back. */
export function isAway(error: unknown): boolean {
  return AWAY.test(codeOf(error)) || (error instanceof Error && AWAY_WORDS.test(error.message))
}

/** Serialisation failure, deadlock, lock not available: the statement did nothing and may simply be tried again. */
const RETRYABLE: ReadonlySet<string> = new Set(['40001', '40P01', '55P03'])

/** Whether the transaction did nothing because of others beside it, and may simply be tried again. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(codeOf(error))

/** The server cancelled the statement, at its time limit or on request. It had no effect. */
const CANCELLED = '57014'

/** Whether the server did not respond in time or at all. The caller may retry later. */
export const isUnavailable = (error: unknown): boolean => isPassing(error) || codeOf(error) === CANCELLED

/** Whether the error passes by itself: it says nothing about what was asked, and asking again may succeed. */
export const isPassing = (error: unknown): boolean => isAway(error) || isRetryable(error)

/** The problem behind a failed file operation in `folder`; errors that are no operator's business come back as they are. */
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

/** The file a system error is about: what was copied to, else what was written. */
function pathOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('dest' in error && typeof error.dest === 'string') return error.dest
  return 'path' in error && typeof error.path === 'string' ? error.path : undefined
}
