import type { StaffThread } from '@puente/contract/staff'
import { Button, ConfirmDialog } from '@puente/ui'
import { useState } from 'react'
import { Failure } from '../approvals/failure.tsx'
import { useCloseThread } from './queries.ts'
import { words } from './words.ts'

/** Closes a thread after a confirmation dialog, and shows why it cannot be closed. */
export function CloseThread({ thread }: { thread: StaffThread }) {
  const [asking, setAsking] = useState(false)
  const close = useCloseThread(thread.id)
  return (
    <>
      <Failure error={close.error} />
      <Button size="small" onPress={() => setAsking(true)}>
        {words('close')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words('closeTitle', { folio: thread.folio })}
        confirmLabel={words('close')}
        cancelLabel={words('cancel')}
        busy={close.isPending}
        onConfirm={() => close.mutate(undefined, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {words(thread.state === 'waiting-operator' ? 'closeUnanswered' : 'closeText')}
      </ConfirmDialog>
    </>
  )
}
