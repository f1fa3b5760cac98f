import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { below, rem, shadow, v } from '../theme/vars.ts'

/** The box of every dialog: centred, on phones a sheet at the bottom of the screen. */
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
  '&::backdrop': { backgroundColor: v.scrim },
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

/** The initial focus: the title, the first field, or the browser's default. */
export type DialogStart = 'title' | 'field' | 'browser'

const firstOf = { title: 'h2', field: 'input, select, textarea', browser: undefined }

/**
 * Opens and closes a modal `dialog` element: the page behind it is inert. The focus returns to its previous
 * element, or to the screen's heading when that is gone, also when the dialog is unmounted while open. `leave` is called
 * for Escape or a system gesture; when it is undefined (an action is running), the dialog stays open.
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
      // A cancelled file chooser also fires `cancel`, which does not concern the dialog.
      if (event.target !== box) return
      event.preventDefault()
      wanted.current?.()
    }
    // Browsers fire `cancel` only once: the next Escape closes the dialog directly, and its owner must be
    // notified.
    const closed = () => {
      // Closed and reopened at once: this event belongs to the earlier opening.
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
      if (before instanceof HTMLElement) returnFocus(before, box)
    }
  }, [dialog, open])
}

/**
 * Focuses the element that opened a dialog; when the dialog's action removed it, for example a row of a list, the
 * screen's heading. React removes an element only after the effects that this runs in. A browser leaves the focus in the
 * closed dialog until it next renders.
 */
function returnFocus(opener: HTMLElement, closed: HTMLDialogElement): void {
  if (opener.isConnected) opener.focus()
  queueMicrotask(() => {
    const focused = document.activeElement
    if (opener.isConnected || (focused !== document.body && !closed.contains(focused))) return
    focusHeading()
  })
}

/** Focuses the screen's heading, without scrolling to it. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
