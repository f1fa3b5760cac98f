import type { DecisionSubject } from '@puente/contract/staff'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** What was decided, with its customer. */
export interface Decided {
  readonly customerId: string
  readonly kind: DecisionSubject
  readonly id: string
}

/** The decisions about one application, file or document, the newest first. */
export const decisionsQuery = ({ customerId, kind, id }: Decided) =>
  infiniteQueryOptions({
    queryKey: ['decisions', customerId, kind, id],
    queryFn: ({ pageParam: after }) =>
      api.listDecisions({
        query: {
          customerId,
          subjectKind: kind,
          subjectId: id,
          ...(after === undefined ? {} : { after }),
        },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })
