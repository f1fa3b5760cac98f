import { useCallback, useState } from 'react'
import { hasCode, HttpError } from './http-error.ts'

export interface IdempotencyKey {
  readonly key: string
  /** Creates a new key: call it when the content to be sent was changed on purpose. */
  readonly renew: () => void
  /**
   * Call it when the call has ended, with its error if any: the key is kept while the call may have been
   * executed.
   */
  readonly settled: (error: unknown) => void
}

/** One idempotency key per intended action, so that a retry does not execute it twice. */
export function useIdempotencyKey(): IdempotencyKey {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const renew = useCallback(() => setKey(crypto.randomUUID()), [])
  const settled = useCallback((error: unknown) => {
    if (!mayHaveArrived(error)) setKey(crypto.randomUUID())
  }, [])
  return { key, renew, settled }
}

/** Whether a failed call may have been executed: no response, a server error, or still running. */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false
  return error.status === undefined || error.status >= 500 || hasCode(error, 'request-in-progress')
}
