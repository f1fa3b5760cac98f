import type { StaffThread } from '@puente/contract/staff'
import { Button, ConfirmDialog, Muted } from '@puente/ui'
import { useState } from 'react'
import { Failure } from '../approvals/failure.tsx'
import { useCloseThread } from './queries.ts'
import { words } from './words.ts'

/** Whether the thread is a complaint that no message of staff has answered. Earlier messages may have one. */
const isUnanswered = ({ kind, messages, earlier }: StaffThread): boolean =>
  kind === 'complaint' && earlier === undefined && !messages.some(({ author }) => author === 'staff')

/** Closes a thread after a confirmation dialog. A complaint without an answer has a text instead: it stays open. */
export function CloseThread({ thread }: { thread: StaffThread }) {
  const [asking, setAsking] = useState(false)
  const close = useCloseThread(thread.id)
  if (isUnanswered(thread)) return <Muted>{words('closeAfterAnswer')}</Muted>
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
