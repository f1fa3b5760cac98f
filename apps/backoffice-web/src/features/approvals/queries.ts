import type { Verdict } from '@puente/contract/staff'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'

/** Confirms or rejects a proposal as the second person. */
export const useDecideApproval = (id: string) =>
  useAction((body: Verdict, idempotencyKey) => api.decideApproval({ params: { id }, body, idempotencyKey }))

/** Withdraws the caller's own proposal. */
export const useWithdrawApproval = (id: string) =>
  useAction((_: void, idempotencyKey) => api.withdrawApproval({ params: { id }, idempotencyKey }))
