import { Button, ConfirmDialog, RefusalNotice } from '@puente/ui'
import { leaveFor, refusalOf } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { words } from './words.ts'

/** Lets a member without the power to administer end their own membership. */
export function LeaveCompany() {
  const [open, setOpen] = useState(false)
  const leave = useMutation({
    mutationFn: () => api.leaveCompany({}),
    onSuccess: () => leaveFor(paths.home()),
    onError: () => setOpen(false),
  })
  return (
    <div>
      <RefusalNotice refusal={refusalOf(leave.error)} />
      <Button kind="text" onPress={() => setOpen(true)}>
        {words('change.leave')}
      </Button>
      <ConfirmDialog
        open={open}
        danger
        busy={leave.isPending}
        title={words('change.leaveTitle')}
        confirmLabel={words('change.leave')}
        cancelLabel={words('change.keep')}
        onConfirm={() => leave.mutate()}
        onCancel={() => setOpen(false)}
      >
        <p>{words('change.leaveText')}</p>
      </ConfirmDialog>
    </div>
  )
}
