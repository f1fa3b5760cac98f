import { useId, useRef, type ReactNode } from 'react'
import { CloseIcon } from '../icons/index.tsx'
import { useUiWords } from '../words.ts'
import { Button } from './button.tsx'
import { DialogBox, useModal } from './dialog-box.ts'

interface DialogProps {
  open: boolean
  /** The question, or the subject of the dialog. */
  title: string
  /** Called for Escape and the close button; not called while busy. */
  onClose: () => void
  busy?: boolean
  /** Buttons that stay visible below the scrolling content. */
  actions?: ReactNode
  /** wide is for long texts, such as terms. */
  width?: 'normal' | 'wide'
  /** field for a dialog with a single input, such as a code. */
  start?: 'title' | 'field'
  children: ReactNode
}

/**
 * A modal dialog. The focus starts at the title or the first field, stays inside, and then returns to its
 * previous element. The content is mounted only while it is open.
 */
export function Dialog({
  open,
  title,
  onClose,
  busy = false,
  actions,
  width = 'normal',
  start = 'title',
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const words = useUiWords()
  useModal(dialog, open, start, busy ? undefined : onClose)
  return (
    <DialogBox ref={dialog} data-width={width} aria-labelledby={titleId} aria-busy={busy || undefined}>
      {open ? (
        <>
          <div data-slot="head">
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <Button
              kind="text"
              aria-label={words.close}
              title={words.close}
              style={{ minWidth: 44 }}
              start={<CloseIcon aria-hidden />}
              onPress={busy ? undefined : onClose}
            />
          </div>
          <div data-slot="body">{children}</div>
          {actions === undefined ? null : <div data-slot="actions">{actions}</div>}
        </>
      ) : null}
    </DialogBox>
  )
}
