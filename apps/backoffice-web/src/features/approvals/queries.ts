import type { Decision } from '@puente/contract/staff'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'

/** The second person's decision about a proposal. */
export const useDecideApproval = (id: string) =>
  useAction((decision: Decision['decision'], idempotencyKey) =>
    api.decideApproval({ params: { id }, body: { decision }, idempotencyKey }),
  )

/** Takes back a proposal of one's own. */
export const useWithdrawApproval = (id: string) =>
  useAction((_: void, idempotencyKey) => api.withdrawApproval({ params: { id }, idempotencyKey }))
