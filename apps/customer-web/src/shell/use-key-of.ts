import { useRef } from 'react'

/** Idempotency keys by content: the same body gets the same key, another body a new one. */
export function useKeyOf(): (body: unknown) => string {
  const kept = useRef<{ text: string; key: string }>(undefined)
  return (body) => {
    const text = JSON.stringify(body)
    if (kept.current?.text !== text) kept.current = { text, key: crypto.randomUUID() }
    return kept.current.key
  }
}
