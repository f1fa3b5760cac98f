import { SkeletonLines } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../shell/loaded.tsx'
import { ActionPanel } from '../transfers/actions/action-panel.tsx'
import { transferQuery } from '../transfers/queries.ts'

/** What two people may decide about the transfer of a payout, where it stands still: the same as on its own page. */
export function TransferActions({ transferId }: { transferId: string }) {
  const query = useQuery(transferQuery(transferId))
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonLines lines={3} />}>
      {(transfer) => <ActionPanel transfer={transfer} />}
    </Loaded>
  )
}
