import type { RequirementCode } from '@puente/contract'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

/** A request for a document from one customer. */
export interface Asking {
  readonly code: RequirementCode
  readonly blocks: boolean
  readonly reason: string
  readonly message: string
  readonly dueOn?: string
}

export const useAskDocument = (id: string) =>
  useAction((body: Asking, idempotencyKey) => api.requestDocument({ params: { id }, body, idempotencyKey }))
