import type { ApplicationWire } from '@puente/contract/customer'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

const pollEveryMs = 2000
/** Refetch interval while staff decide, in ms. The decision appears without a reload. */
const reviewedEveryMs = 15_000

/** The person's application. Refetched while a check or a member of staff has yet to answer. */
export const applicationQuery = queryOptions({
  queryKey: ['application'],
  queryFn: ({ signal }) => api.getApplication({}, { signal }),
  refetchInterval: ({ state: { data } }) => {
    if (isCompared(data)) return pollEveryMs
    return data?.reasons.includes('being-reviewed') === true ? reviewedEveryMs : false
  },
})

/**
 * Whether an automatic check is running. A review by staff takes longer, and the user need not wait for it on
 * the screen.
 */
export const isCompared = (application: ApplicationWire | undefined): boolean =>
  application?.status === 'submitted' && !application.reasons.includes('being-reviewed')
