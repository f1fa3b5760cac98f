import Box from '@mui/material/Box'
import type { ReviewOutcome } from '@puente/contract'
import type { ReviewWire } from '@puente/contract/staff'
import { Button, ConfirmDialog, Notice } from '@puente/ui'
import { describeFailure, format } from '@puente/web'
import { useState } from 'react'
import { useDecide } from './queries.ts'
import { words } from './words.ts'

/** A second person confirms, being asked once more with the thing named, or sends the proposal back. */
export function Decision({ review, outcome }: { review: ReviewWire; outcome: ReviewOutcome }) {
  const [asking, setAsking] = useState(false)
  const decide = useDecide(review.id)
  const releases = outcome === 'release'
  const named = { amount: format.money(review.send), recipient: review.recipientName }
  const confirmLabel = words(releases ? 'proposal.confirmRelease' : 'proposal.confirmRefuse')
  const busy = decide.isPending
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {decide.error === null ? null : <Failure error={decide.error} />}
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Button
          kind={releases ? 'primary' : 'danger'}
          busy={busy && decide.variables === 'confirm'}
          disabled={busy && decide.variables !== 'confirm'}
          onPress={() => setAsking(true)}
        >
          {confirmLabel}
        </Button>
        <Button
          busy={busy && decide.variables === 'send-back'}
          disabled={busy && decide.variables !== 'send-back'}
          onPress={() => decide.mutate('send-back')}
        >
          {words('proposal.sendBack')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title={words(releases ? 'proposal.dialogRelease' : 'proposal.dialogRefuse', {
          reference: review.transferReference,
        })}
        confirmLabel={confirmLabel}
        cancelLabel={words('proposal.cancel')}
        danger={!releases}
        onConfirm={() => {
          setAsking(false)
          decide.mutate('confirm')
        }}
        onCancel={() => setAsking(false)}
      >
        {words(releases ? 'proposal.dialogReleaseText' : 'proposal.dialogRefuseText', named)}
      </ConfirmDialog>
    </Box>
  )
}

function Failure({ error }: { error: unknown }) {
  const { title, message } = describeFailure(error)
  return (
    <div role="alert">
      <Notice tone="bad" title={title}>
        {message}
      </Notice>
    </div>
  )
}
