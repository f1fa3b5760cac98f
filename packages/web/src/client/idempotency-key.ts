import { useCallback, useState } from 'react'
import { hasCode, HttpError } from './http-error.ts'

export interface IdempotencyKey {
  readonly key: string
  /** Begins another intention: call it when what will be sent has changed on purpose. */
  readonly renew: () => void
  /** Call it when the call has ended, with its error if it had one: the key stays while it may yet have arrived. */
  readonly settled: (error: unknown) => void
}

/** One key per intention: trying again what may already have arrived repeats nothing. */
export function useIdempotencyKey(): IdempotencyKey {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const renew = useCallback(() => setKey(crypto.randomUUID()), [])
  const settled = useCallback((error: unknown) => {
    if (!mayHaveArrived(error)) setKey(crypto.randomUUID())
  }, [])
  return { key, renew, settled }
}

/** Whether a call that ended so may have done its work all the same: no answer, a failing server, or still running. */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false
  return error.status === undefined || error.status >= 500 || hasCode(error, 'request-in-progress')
}
