import { Loaded } from '@puente/web/loading'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api } from '../../api.ts'

const Decided = lazy(async () => ({ default: (await import('./decided.tsx')).Decided }))

const caseDecisionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['case-decisions', id],
    queryFn: () => api.getCaseDecisions({ query: { id } }),
  })

/**
 * The decisions about a case once it has any: who asked, proposed and decided, with their reasons, what counted, and what
 * the customer read.
 */
export function DecisionPanel({ id }: { id: string }) {
  const query = useQuery(caseDecisionsQuery(id))
  return (
    <Loaded level={2} query={query} skeleton={null}>
      {({ items }) => {
        const decided = items.filter(({ isOpen }) => !isOpen)
        return decided.length === 0 ? null : (
          <Suspense fallback={null}>
            <Decided id={id} decided={decided} />
          </Suspense>
        )
      }}
    </Loaded>
  )
}
