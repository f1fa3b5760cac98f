import { ConfirmDialog } from '@puente/ui'
import { useBlocker } from '@tanstack/react-router'
import { words } from './words.ts'

/** While it stands, leaving the screen asks first: by a link, by the way back, and by closing or reloading the page. */
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
