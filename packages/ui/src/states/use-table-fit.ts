import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps a table within its room by the attribute `data-fit` of the room. Absent: the table fits. `tight`: the
 * truncated columns divide the remaining width. `scrolls`: the table is wider than the room, and its frame scrolls.
 * The widths are measured when `content` changes, and when the width of the room or of the table does.
 */
export function useTableFit(content: string): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = room.current
    if (element === null) return undefined
    const table = element.querySelector('table')
    if (table === null) return undefined
    const widths = () => `${element.clientWidth} ${table.offsetWidth}`
    fit(element, table)
    if (!('ResizeObserver' in window)) return undefined
    let measured = widths()
    let frame = 0
    const observer = new ResizeObserver(() => {
      if (widths() === measured) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        fit(element, table)
        measured = widths()
      })
    })
    observer.observe(element)
    observer.observe(table)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [content])
  return room
}

function fit(room: HTMLElement, table: HTMLElement): void {
  const isTooWide = () => table.offsetWidth > room.clientWidth
  delete room.dataset['fit']
  for (const next of ['tight', 'scrolls']) {
    if (!isTooWide()) return
    room.dataset['fit'] = next
  }
}
