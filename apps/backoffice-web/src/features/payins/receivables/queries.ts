import type { Decision } from '@puente/contract/staff'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

export const useProposeWriteOff = (id: string) =>
  useAction((note: string, idempotencyKey) =>
    api.proposeWriteOff({ params: { id }, body: { note }, idempotencyKey }),
  )

export const useDecideWriteOff = (id: string) =>
  useAction((body: Decision, idempotencyKey) => api.decideWriteOff({ params: { id }, body, idempotencyKey }))
