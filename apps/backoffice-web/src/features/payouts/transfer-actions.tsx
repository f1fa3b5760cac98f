import { SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { ActionPanel } from '../transfers/actions/action-panel.tsx'
import { transferQuery } from '../transfers/queries.ts'

/**
 * The actions that need two people for the transfer of a stopped payout; the same as on the transfer's page.
 */
export function TransferActions({ transferId }: { transferId: string }) {
  const query = useQuery(transferQuery(transferId))
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonLines lines={3} />}>
      {(transfer) => <ActionPanel transfer={transfer} />}
    </Loaded>
  )
}
