import type { QueueWire, WorkKind } from '@puente/contract/staff'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { pollWhileActive } from './attention.ts'
import type { Noun } from './navigation/nouns.ts'

/** The work queue of the reader's role, polled while there is user input. */
export const workQueueQuery = () =>
  queryOptions({
    queryKey: ['work-queue'],
    queryFn: () => api.getWorkQueue(),
    refetchInterval: pollWhileActive(30_000),
  })

/** The first cases of the inbox, polled while there is user input. */
export const firstCasesQuery = () =>
  queryOptions({
    queryKey: ['inbox', 'first'],
    queryFn: () => api.listInbox({ query: { limit: 50 } }),
    refetchInterval: pollWhileActive(30_000),
  })

/** How many cases wait for the reader, by view, polled while there is user input. */
export const inboxTotalsQuery = () =>
  queryOptions({
    queryKey: ['inbox-totals'],
    queryFn: () => api.getInboxTotals(),
    refetchInterval: pollWhileActive(30_000),
  })

/** The navigation section for each kind of work that has one. */
const nounOf = {
  suspense: 'suspense',
  refunds: 'refunds',
  receivables: 'receivables',
  stuck: 'stuck',
  reviews: 'reviews',
  applications: 'applications',
  'company-files': 'companyFiles',
  'level-applications': 'levelApplications',
  escalations: 'escalations',
  restrictions: 'restrictions',
  'sender-names': 'nameRequests',
  documents: 'documentReviews',
  threads: 'threads',
  'data-requests': 'dataRequests',
  proposals: 'proposals',
  'overdue-money': 'treasury',
  'low-balances': 'positions',
  breaks: 'breaks',
} as const satisfies Partial<Record<WorkKind, Noun>>

/** The number of open items; a lower bound when `isMore`. */
export type Waiting = Pick<QueueWire, 'count' | 'isMore' | 'late'>

/** The number of open items per navigation section; a section without any is absent. */
export function useWaiting(): Partial<Record<Noun, Waiting>> {
  const { data } = useQuery(workQueueQuery())
  const { data: cases } = useQuery(inboxTotalsQuery())
  const { own = 0, news = 0 } = cases ?? {}
  const kinds: Partial<Record<WorkKind, Noun>> = nounOf
  return {
    ...Object.fromEntries(
      (data?.queues ?? []).flatMap((queue) => {
        const noun = kinds[queue.kind]
        return noun === undefined || queue.count === 0 ? [] : [[noun, queue]]
      }),
    ),
    ...(own === 0 ? {} : { inbox: { count: own, isMore: false, late: 0 } }),
    ...(news === 0 ? {} : { news: { count: news, isMore: false, late: 0 } }),
  }
}
