import Box from '@mui/material/Box'
import type { StaffMember } from '@puente/contract/staff'
import { Button, Card, ConfirmDialog, LiveRegion, Muted } from '@puente/ui'
import { useState } from 'react'
import { Failure } from '../approvals/failure.tsx'
import { useEndSessions, useInviteAgain } from './queries.ts'
import { words } from './words.ts'

/** Ends every session of somebody at once, asked once more. */
export function SessionsButton({ member: { id, name } }: { member: StaffMember }) {
  const [asking, setAsking] = useState(false)
  const end = useEndSessions(id)
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', marginTop: 4 }}>
      <Failure error={end.error} />
      <Button busy={end.isPending} onPress={() => setAsking(true)}>
        {words('sessions.end')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words('sessions.title', { name })}
        confirmLabel={words('sessions.end')}
        cancelLabel={words('sessions.cancel')}
        onConfirm={() => {
          setAsking(false)
          end.mutate()
        }}
        onCancel={() => setAsking(false)}
      >
        {words('sessions.text')}
      </ConfirmDialog>
    </Box>
  )
}

/** Somebody who was invited and has not come in yet. */
export function InvitationCard({ id }: { id: string }) {
  const again = useInviteAgain(id)
  return (
    <Card title={words('invite.waits')}>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Muted>{words('invite.waitsText')}</Muted>
        <Failure error={again.error} />
        <Button busy={again.isPending} onPress={() => again.mutate()}>
          {words('invite.again')}
        </Button>
        {again.isSuccess ? <Muted>{words('invite.sentAgain')}</Muted> : null}
        <LiveRegion message={again.isSuccess ? words('invite.sentAgain') : ''} />
      </Box>
    </Card>
  )
}
