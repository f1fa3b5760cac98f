import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * A ref to the last rendered value, for callbacks with a stable identity, so that only the edited field
 * renders again.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
