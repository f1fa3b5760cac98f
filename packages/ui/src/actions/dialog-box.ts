import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { shadow } from '../theme/tokens.ts'
import { below, rem, v } from '../theme/vars.ts'

/** The box of every dialog: in the middle of the screen, and on phones a sheet that rises from the thumb's side. */
export const DialogBox = styled('dialog')({
  flexDirection: 'column',
  width: 'min(440px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 48px)',
  padding: 0,
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  color: v.ink,
  backgroundColor: v.surface,
  boxShadow: shadow,
  '&[open]': { display: 'flex' },
  '&[data-width="wide"]': { width: 'min(640px, calc(100vw - 32px))' },
  '&::backdrop': { backgroundColor: 'rgb(22 36 44 / 0.45)' },
  '& h2': { margin: 0, fontSize: rem(18), fontWeight: 600, lineHeight: 1.35 },
  '& h2:focus': { outline: 'none' },
  '& [data-slot="head"]': { display: 'flex', alignItems: 'flex-start', gap: 12, padding: '20px 16px 0 24px' },
  '& [data-slot="head"] > h2': { flex: 1, paddingBlock: 4 },
  '& [data-slot="body"]': { minHeight: 0, padding: '12px 24px 24px', overflowY: 'auto' },
  '& [data-slot="actions"]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    padding: '16px 24px',
    borderTop: `1px solid ${v.line}`,
    '& > *': { flex: '1 1 auto' },
  },
  [below.sm]: {
    '&, &[data-width="wide"]': {
      width: '100%',
      maxWidth: '100%',
      margin: 'auto 0 0',
      borderWidth: '1px 0 0',
      borderRadius: '16px 16px 0 0',
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  },
})

/** Where the focus begins: at the title that says what this is, at the first field, or where the browser puts it. */
export type DialogStart = 'title' | 'field' | 'browser'

const firstOf = { title: 'h2', field: 'input, select, textarea', browser: undefined }

/**
 * Opens and closes a dialog as the browser's own modal: what lies behind it is out of reach. The focus goes back to
 * where it was, also when the dialog leaves the page while it is open. `leave` is told when the reader wants out, by
 * Escape or a gesture; without one (something runs) the dialog stays.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  start: DialogStart,
  leave: (() => void) | undefined,
): void {
  const begin = useRef(start)
  const wanted = useRef(leave)
  useLayoutEffect(() => {
    wanted.current = leave
  })
  useLayoutEffect(() => {
    const box = dialog.current
    if (!open || box === null) return
    const before = document.activeElement
    const cancelled = (event: Event) => {
      // A file that is not chosen after all is cancelled, too, and means nothing for the dialog around it.
      if (event.target !== box) return
      event.preventDefault()
      wanted.current?.()
    }
    // A browser asks once: the next Escape closes the dialog by itself, and whoever shows it has to hear of it.
    const closed = () => {
      // Closed and opened again at once: this is the word of the time before.
      if (box.open) return
      if (wanted.current === undefined) box.showModal()
      else wanted.current()
    }
    box.addEventListener('cancel', cancelled)
    box.addEventListener('close', closed)
    box.showModal()
    const first = firstOf[begin.current]
    if (first !== undefined) box.querySelector<HTMLElement>(first)?.focus({ preventScroll: true })
    return () => {
      box.removeEventListener('cancel', cancelled)
      box.removeEventListener('close', closed)
      box.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [dialog, open])
}
