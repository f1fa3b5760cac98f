import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

export const useProposeWriteOff = (id: string) =>
  useAction((note: string, idempotencyKey) =>
    api.proposeWriteOff({ params: { id }, body: { note }, idempotencyKey }),
  )
