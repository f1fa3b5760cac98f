import { useRef } from 'react'

/** An idempotency key per content: the same body sent again is the same intention, another body is another one. */
export function useKeyOf(): (body: unknown) => string {
  const kept = useRef<{ text: string; key: string }>(undefined)
  return (body) => {
    const text = JSON.stringify(body)
    if (kept.current?.text !== text) kept.current = { text, key: crypto.randomUUID() }
    return kept.current.key
  }
}
