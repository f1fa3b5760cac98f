import type { DecisionSubject } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

/** The case of an escalation. */
export interface CaseRef {
  readonly kind: DecisionSubject
  readonly id: string
}

/** The escalations of a case whose own answer does not contain them. */
export const escalationsQuery = ({ kind, id }: CaseRef) =>
  queryOptions({
    queryKey: ['case-escalations', kind, id],
    queryFn: () => api.getCaseEscalations({ query: { subjectKind: kind, subjectId: id } }),
  })

/** Hands a case to the compliance officer. */
export const useEscalate = (subject: CaseRef) =>
  useAction((reason: string, idempotencyKey) =>
    api.escalateCase({ body: { subject, reason }, idempotencyKey }),
  )

/** Gives an escalated case back to the reviewers. */
export const useReturnEscalation = (id: string) =>
  useAction((note: string, idempotencyKey) =>
    api.returnEscalation({ params: { id }, body: { note }, idempotencyKey }),
  )
