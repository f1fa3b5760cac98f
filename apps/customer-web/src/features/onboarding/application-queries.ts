import type { ApplicationWire } from '@puente/contract/customer'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

const pollEveryMs = 2000
/** People take their time; what they decided shows by itself all the same. */
const reviewedEveryMs = 15_000

/** The person's file. While it waits for an answer, a machine's or a person's, it is asked for again and again. */
export const applicationQuery = queryOptions({
  queryKey: ['application'],
  queryFn: ({ signal }) => api.getApplication({}, { signal }),
  refetchInterval: ({ state: { data } }) => {
    if (isCompared(data)) return pollEveryMs
    return data?.reasons.includes('being-reviewed') === true ? reviewedEveryMs : false
  },
})

/** A machine is at work on it; people take longer, and nobody should wait for them on the screen. */
export const isCompared = (application: ApplicationWire | undefined): boolean =>
  application?.status === 'submitted' && !application.reasons.includes('being-reviewed')
