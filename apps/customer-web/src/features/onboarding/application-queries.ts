import type { ApplicationWire } from '@puente/contract/customer'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

const pollEveryMs = 2000

/** The person's file. While it is being compared the answer is asked for again and again. */
export const applicationQuery = queryOptions({
  queryKey: ['application'],
  queryFn: ({ signal }) => api.getApplication({}, { signal }),
  refetchInterval: ({ state }) => (isCompared(state.data) ? pollEveryMs : false),
})

/** A machine is at work on it; people take longer, and nobody should wait for them on the screen. */
export const isCompared = (application: ApplicationWire | undefined): boolean =>
  application?.status === 'submitted' && !application.reasons.includes('being-reviewed')
