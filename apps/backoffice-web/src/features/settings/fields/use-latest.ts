import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What was drawn last, for callbacks that stay the same: only the field that is written is drawn again. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
