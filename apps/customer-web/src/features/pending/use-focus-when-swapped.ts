import { useEffect, useRef } from 'react'

/**
 * Brings the focus to the screen's heading once one part of a screen stands in another one's place, when it was lost with
 * the button that did it: the keys go on from the top of what is new, and a reader hears where they are.
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
