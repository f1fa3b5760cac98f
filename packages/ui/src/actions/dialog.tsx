import { useId, useRef, type ReactNode } from 'react'
import { CloseIcon } from '../icons/index.tsx'
import { useUiWords } from '../words.ts'
import { Button } from './button.tsx'
import { DialogBox, useModal } from './dialog-box.ts'

interface DialogProps {
  open: boolean
  /** The question, or what the dialog holds. */
  title: string
  /** Called by Escape and by the close button; nothing closes it while busy. */
  onClose: () => void
  busy?: boolean
  /** Buttons that stay in sight under what scrolls. */
  actions?: ReactNode
  /** wide is for texts that are read, such as terms. */
  width?: 'normal' | 'wide'
  /** field where the dialog asks for one thing, such as a code. */
  start?: 'title' | 'field'
  children: ReactNode
}

/**
 * Something that is done before going on. The focus begins at the title or the first field, stays inside, and goes
 * back to where it was. What it holds exists only while it is open.
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
