import type { TransferAction } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

/** All staff proposals about a transfer, latest first. */
export function transferActionsQuery(id: string) {
  return queryOptions({
    queryKey: ['transfer-actions', id],
    queryFn: () => api.listTransferActions({ params: { id } }),
  })
}

export const useProposeAction = (id: string) =>
  useAction((body: { action: TransferAction; note: string }, idempotencyKey) =>
    api.proposeTransferAction({ params: { id }, body, idempotencyKey }),
  )
