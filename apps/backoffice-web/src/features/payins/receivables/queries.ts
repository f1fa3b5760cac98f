import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'
import type { Verdict } from '../../approvals/proposal-card.tsx'

export const useProposeWriteOff = (id: string) =>
  useAction((note: string, idempotencyKey) =>
    api.proposeWriteOff({ params: { id }, body: { note }, idempotencyKey }),
  )

export const useDecideWriteOff = (id: string) =>
  useAction((decision: Verdict, idempotencyKey) =>
    api.decideWriteOff({ params: { id }, body: { decision }, idempotencyKey }),
  )
