import type { Decision } from '@puente/contract/staff'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'

/** Confirms or rejects a proposal as the second person. */
export const useDecideApproval = (id: string) =>
  useAction((decision: Decision['decision'], idempotencyKey) =>
    api.decideApproval({ params: { id }, body: { decision }, idempotencyKey }),
  )

/** Withdraws the caller's own proposal. */
export const useWithdrawApproval = (id: string) =>
  useAction((_: void, idempotencyKey) => api.withdrawApproval({ params: { id }, idempotencyKey }))
