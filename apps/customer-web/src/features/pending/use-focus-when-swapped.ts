import { useEffect, useRef } from 'react'

/**
 * When one part of a screen replaces another and the focused button disappears, moves the focus to the
 * screen's heading, so that keyboard and screen reader continue at the new content.
 */
export function useFocusWhenSwapped(shown: string): void {
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    if (document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [shown])
}
