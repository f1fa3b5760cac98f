import { useState } from 'react'
import { hasCode, HttpError } from './http-error.ts'

/** A new random key: of one intended action, a search session or an upload. */
export const newKey = (): string => crypto.randomUUID()

/** An idempotency key with the content it stands for, as JSON. */
export interface KeptKey {
  readonly key: string
  readonly body: string
}

/** The kept key if it stands for the same content, otherwise a new one. */
export function keyFor(content: unknown, kept: KeptKey | undefined): KeptKey {
  // `undefined` has no JSON.
  const body = content === undefined ? '' : JSON.stringify(content)
  return kept?.body === body ? kept : { key: newKey(), body }
}

/** The idempotency key of a call with this content. */
export interface KeyOf {
  (content: unknown): string
  /**
   * Call it when the call has ended, with its error if any: the key is kept while the call may have been
   * executed, so that a retry does not execute it twice. Otherwise the key is discarded: the next call with the same
   * content gets a new key and is executed again.
   */
  readonly settled: (error: unknown) => void
}

/** Idempotency keys by content: the same content gets the same key, other content a new one. */
export function useKeyOf(): KeyOf {
  const [keyOf] = useState(createKeyOf)
  return keyOf
}

/** Idempotency keys by content, outside a component. */
export function createKeyOf(): KeyOf {
  let kept: KeptKey | undefined
  const keyOf = (content: unknown) => {
    kept = keyFor(content, kept)
    return kept.key
  }
  const settled = (error: unknown) => {
    if (!mayHaveArrived(error)) kept = undefined
  }
  return Object.assign(keyOf, { settled })
}

/** Whether a failed call may have been executed: no response, a server error, or still running. */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false
  return error.status === undefined || error.status >= 500 || hasCode(error, 'request-in-progress')
}
