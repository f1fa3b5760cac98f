import { useEffect } from 'react'
import { areCharacterKeysOn } from './character-keys.ts'

const writing = 'input, textarea, select, [contenteditable], dialog'

/**
 * Handles j and k while the user is not typing: opens the next or previous case, or focuses the list when no
 * case is open.
 */
export function useRowKeys(
  rows: readonly { readonly id: string }[],
  openId: string | undefined,
  open: (id: string) => unknown,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key]
      const at = event.target instanceof Element ? event.target : undefined
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (!areCharacterKeysOn()) return
      // A focused row handles the keys itself.
      if (at?.closest(`${writing}, tbody tr`) != null) return
      event.preventDefault()
      if (openId === undefined) {
        document.querySelector<HTMLElement>('main tbody tr[tabindex]')?.focus()
        return
      }
      const next = rows[rows.findIndex(({ id }) => id === openId) + step]
      if (next !== undefined) open(next.id)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [rows, openId, open])
}
