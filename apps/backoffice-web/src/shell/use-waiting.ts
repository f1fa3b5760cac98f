import type { QueueWire, WorkKind } from '@puente/contract/staff'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { whileAttended } from './attention.ts'
import type { Noun } from './nouns.ts'

/** All that waits for one's role, asked for as long as somebody is at the screen. */
export const workQueueQuery = () =>
  queryOptions({
    queryKey: ['work-queue'],
    queryFn: () => api.getWorkQueue(),
    refetchInterval: whileAttended(30_000),
  })

/** The noun of the rail where each kind of work stands, where it has one of its own. */
const nounOf = {
  suspense: 'suspense',
  refunds: 'refunds',
  receivables: 'receivables',
  stuck: 'stuck',
  reviews: 'reviews',
  applications: 'applications',
  'company-files': 'companyFiles',
  'sender-names': 'nameRequests',
  documents: 'documentReviews',
  threads: 'threads',
  proposals: 'proposals',
  'overdue-money': 'treasury',
  breaks: 'breaks',
} as const satisfies Partial<Record<WorkKind, Noun>>

/** How much work waits: at least so much when `isMore`. */
export type Waiting = Pick<QueueWire, 'count' | 'isMore' | 'late'>

/** How much work waits in each noun of the rail; a noun where none does is absent. */
export function useWaiting(): Partial<Record<Noun, Waiting>> {
  const { data } = useQuery(workQueueQuery())
  const kinds: Partial<Record<WorkKind, Noun>> = nounOf
  return Object.fromEntries(
    (data?.queues ?? []).flatMap((queue) => {
      const noun = kinds[queue.kind]
      return noun === undefined || queue.count === 0 ? [] : [[noun, queue]]
    }),
  )
}
