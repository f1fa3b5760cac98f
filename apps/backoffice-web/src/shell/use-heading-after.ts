import { focusHeading } from '@puente/ui'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the screen's heading when this element is removed with the focus in it, for example the form of a proposal that
 * was made: the heading says what is the case now, and the browser would focus nothing.
 */
export function useHeadingAfter(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const removed = box.current
    return () => {
      if (removed?.contains(document.activeElement) !== true) return
      queueMicrotask(() => {
        if (!removed.isConnected) focusHeading()
      })
    }
  }, [])
  return box
}
