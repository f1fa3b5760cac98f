import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps a table within its room. The attribute `data-fit` of the room is absent when every text is whole,
 * `tight` when the truncated columns share what is left, and `scrolls` when even then the table is wider.
 * `content` names what the widths depend on; they are measured again when it changes or the room does.
 */
export function useTableFit(content: string): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = room.current
    if (element === null) return undefined
    fit(element)
    if (!('ResizeObserver' in window)) return undefined
    let width = element.clientWidth
    let frame = 0
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => fit(element))
    })
    observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [content])
  return room
}

function fit(room: HTMLElement): void {
  const table = room.querySelector('table')
  const isTooWide = () => table !== null && table.offsetWidth > room.clientWidth
  delete room.dataset['fit']
  for (const next of ['tight', 'scrolls']) {
    if (!isTooWide()) return
    room.dataset['fit'] = next
  }
}
