import { ConfirmDialog } from '@puente/ui'
import { useBlocker } from '@tanstack/react-router'
import { words } from '../words.ts'

/** While rendered, asks for confirmation before a link, the back button, closing or reloading leaves the screen. */
export function LeaveGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title={words('codes.leaveTitle')}
      confirmLabel={words('codes.leave')}
      cancelLabel={words('codes.stay')}
      danger
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      <p>{words('codes.leaveText')}</p>
    </ConfirmDialog>
  )
}
