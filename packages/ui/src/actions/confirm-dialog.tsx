import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { shadow } from '../theme/tokens.ts'
import { rem, v } from '../theme/vars.ts'
import { Button } from './button.tsx'

const Box = styled('dialog')({
  width: 'min(440px, calc(100vw - 32px))',
  padding: 24,
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  color: v.ink,
  backgroundColor: v.surface,
  boxShadow: shadow,
  '&::backdrop': { backgroundColor: 'rgb(22 36 44 / 0.45)' },
  '& h2': { margin: '0 0 8px', fontSize: rem(18), fontWeight: 600, lineHeight: 1.35 },
})

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 24,
  '& > *': { flex: '1 1 auto' },
})

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

/** Asks once more before something that cannot be taken back, naming the thing. Escape is a no. */
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

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return (
    <Box
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onCancel()
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <Actions>
        <Button kind="plain" disabled={busy} onPress={onCancel}>
          {cancelLabel}
        </Button>
        <Button kind={danger ? 'danger' : 'primary'} busy={busy} onPress={onConfirm}>
          {confirmLabel}
        </Button>
      </Actions>
    </Box>
  )
}
