import type { PayoutWire } from '@puente/contract/staff'
import { Button, Card, LiveRegion, Muted } from '@puente/ui'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'
import { Failure } from '../approvals/failure.tsx'
import { words } from './words.ts'

type Standing = 'ready' | 'submitted' | 'unknown'
const isStanding = (status: PayoutWire['status']): status is Standing =>
  status === 'ready' || status === 'submitted' || status === 'unknown'

/** A button that performs the next step with the rail now; null when the rail has reported a final status. */
export function HurryPayout({ payout }: { payout: PayoutWire }) {
  const hurry = useAction((_: undefined, idempotencyKey) =>
    api.makePayoutDue({ params: { id: payout.id }, body: {}, idempotencyKey }),
  )
  if (!payout.mayHurry || !isStanding(payout.status)) return null
  return (
    <Card title={words('hurry.title')}>
      <p>{words(`hurry.${payout.status}`)}</p>
      <Failure error={hurry.error} />
      <Button busy={hurry.isPending} onPress={() => hurry.mutate(undefined)}>
        {words(`hurry.button.${payout.status}`)}
      </Button>
      {hurry.isSuccess ? <Muted>{words('hurry.done')}</Muted> : null}
      <LiveRegion message={hurry.isSuccess ? words('hurry.done') : ''} />
    </Card>
  )
}
