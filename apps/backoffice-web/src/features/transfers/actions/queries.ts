import type { TransferAction, TransferActionReason } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

/** The body of a proposal about a transfer. */
export interface ProposedAction {
  readonly action: TransferAction
  readonly reason?: TransferActionReason
  readonly note: string
}

/** All staff proposals about a transfer, latest first. */
export function transferActionsQuery(id: string) {
  return queryOptions({
    queryKey: ['transfer-actions', id],
    queryFn: () => api.listTransferActions({ params: { id } }),
  })
}

export const useProposeAction = (id: string) =>
  useAction((body: ProposedAction, idempotencyKey) =>
    api.proposeTransferAction({ params: { id }, body, idempotencyKey }),
  )
