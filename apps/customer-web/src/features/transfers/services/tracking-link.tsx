/* long: one card with three actions in sequence */
import type { TransferWire } from '@puente/contract/customer'
import { Button, Card, ConfirmDialog, LiveRegion, Muted, RefusalNotice } from '@puente/ui'
import { describeFailure, format, useKeyOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { ShownLink } from '../../../parts/shown-link.tsx'
import { transferQuery } from '../transfer-queries.ts'
import { words } from './words.ts'

/** The public tracking link of a transfer: created, shown, shared and revoked. */
export function TrackingLink({ transfer }: { transfer: TransferWire }) {
  const { id, trackedSince } = transfer
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  const refresh = () => queryClient.invalidateQueries({ queryKey: transferQuery(id).queryKey })
  const create = useMutation({
    mutationFn: () => api.createTrackingLink({ params: { id }, body: {}, idempotencyKey: keyOf(id) }),
    onSuccess: refresh,
  })
  const revoke = useMutation({
    mutationFn: () => api.revokeTrackingLink({ params: { id } }),
    onSuccess: async () => {
      // With the old key, the server would return the revoked link again.
      keyOf.settled(null)
      create.reset()
      await refresh()
    },
    onSettled: () => setAsking(false),
  })
  const url = create.data?.url
  const error = create.error ?? revoke.error
  const failure = error === null ? undefined : describeFailure(error)
  const isActive = trackedSince !== undefined || url !== undefined
  return (
    <Card title={words('tracking.title')}>
      <Muted as="p">{words('tracking.lead')}</Muted>
      {trackedSince === undefined ? null : (
        <Muted as="p">{words('tracking.since', { when: format.dateTime(trackedSince) })}</Muted>
      )}
      <RefusalNotice title={words('tracking.failed')} refusal={failure} />
      {url === undefined ? null : (
        <ShownLink
          url={url}
          texts={{
            label: words('tracking.label'),
            copy: words('tracking.copy'),
            share: words('tracking.share'),
            shared: words('tracking.shareText'),
          }}
        />
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 }}>
        {url === undefined ? (
          <Button busy={create.isPending} onPress={() => create.mutate()}>
            {words(isActive ? 'tracking.show' : 'tracking.create')}
          </Button>
        ) : null}
        {isActive ? (
          <Button kind="text" onPress={() => setAsking(true)}>
            {words('tracking.revoke')}
          </Button>
        ) : null}
      </div>
      <LiveRegion message={revoke.isSuccess && !isActive ? words('tracking.revoked') : ''} />
      <ConfirmDialog
        open={asking}
        danger
        busy={revoke.isPending}
        title={words('tracking.revokeTitle')}
        confirmLabel={words('tracking.revoke')}
        cancelLabel={words('tracking.revokeKeep')}
        onConfirm={() => revoke.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{words('tracking.revokeText')}</p>
      </ConfirmDialog>
    </Card>
  )
}
