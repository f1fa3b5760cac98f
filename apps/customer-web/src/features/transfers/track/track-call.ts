import type { PublicState } from '@puente/contract'
import type { TrackingWire } from '@puente/contract/customer'
import { HttpError } from '@puente/web'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

const lookAgainMs = 30_000
const settled: readonly PublicState[] = ['delivered', 'refunded', 'expired', 'cancelled', 'stopped']

/** The transfer of a tracking link, or null; the server does not say why. */
export const trackingQuery = (token: string) =>
  queryOptions({
    queryKey: ['tracking', token],
    queryFn: async (): Promise<TrackingWire | null> => {
      try {
        return await api.track({ params: { token } })
      } catch (error) {
        const isNone = error instanceof HttpError && (error.status === 404 || error.status === 400)
        if (isNone) return null
        throw error
      }
    },
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data === null || settled.includes(data.state) ? false : lookAgainMs,
  })

/** The path of the stream of changes of a link. */
export const trackingChanges = (token: string): string => `/api/tracking/${encodeURIComponent(token)}/changes`
