import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { loginPath, type Place } from '../location/callback-url.ts'
import { HttpError } from './http-error.ts'

interface Settings {
  /** How long data count as fresh, in ms; the specification's default is 0. */
  readonly staleTimeMs: number
  /** The current location and how to change it; by default the window's. */
  readonly place?: Place & { assign: (path: string) => void }
  /** The delay before a retry, in ms; set by tests, by default growing. */
  readonly retryDelayMs?: number
}

const longestRetries = 2

/** After a 401, opens the sign-in page with the current page as return address, unless it is already open. */
export function signInAgain(error: unknown, place: NonNullable<Settings['place']> = window.location): void {
  if (error instanceof HttpError && error.status === 401 && place.pathname !== '/login')
    place.assign(loginPath(place))
}

/**
 * Creates the query client. Queries are retried at most twice, and only without a response or after a server
 * error; mutations never. A 401 leads to `signInAgain`.
 */
export function createQueryClient({
  staleTimeMs,
  place = window.location,
  retryDelayMs,
}: Settings): QueryClient {
  const onError = (error: unknown) => signInAgain(error, place)
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        // An offline request fails with a message instead of waiting without one.
        networkMode: 'always',
        // networkMode 'always' would otherwise disable it.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < longestRetries && mayPass(error),
        retryDelay: (failures) => retryDelayMs ?? waitMs(failures),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Delays of 1 s, 2 s and 4 s. No retry offline, so that the offline message is shown. */
const waitMs = (failures: number): number => (navigator.onLine === false ? 0 : 1000 * 2 ** failures)

/** Whether a retry may succeed: no response, or a server error. */
function mayPass(error: unknown): boolean {
  return error instanceof HttpError && (error.status === undefined || error.status >= 500)
}
