import { useId, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { DialogBox, useModal } from './dialog-box.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  confirmLabel: string
  cancelLabel: string
  busy?: boolean
  danger?: boolean
  children?: ReactNode
  onConfirm: () => unknown
  onCancel: () => void
}

/** Asks for confirmation before an irreversible action, and names its object. Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    confirmLabel,
    cancelLabel,
    busy = false,
    danger = false,
    children,
    onConfirm,
    onCancel,
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const textId = useId()

  useModal(dialog, open, 'browser', busy ? undefined : onCancel)

  return (
    <DialogBox ref={dialog} role="alertdialog" aria-labelledby={titleId} aria-describedby={textId}>
      <div data-slot="head">
        <h2 id={titleId}>{title}</h2>
      </div>
      <div data-slot="body" id={textId}>
        {children}
      </div>
      <div data-slot="actions">
        <Button kind="plain" disabled={busy} onPress={onCancel}>
          {cancelLabel}
        </Button>
        <Button kind={danger ? 'danger' : 'primary'} busy={busy} onPress={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </DialogBox>
  )
}
