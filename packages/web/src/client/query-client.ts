import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { loginPath, type Place } from '../location/callback-url.ts'
import { HttpError } from './http-error.ts'

interface Settings {
  /** How long an answer counts as fresh; the specification's default is 0. */
  readonly staleTimeMs: number
  /** Where the reader is, and how to send them elsewhere: the window's location unless said. */
  readonly place?: Place & { assign: (path: string) => void }
  /** The wait before a retry; given by tests, else the library's growing one. */
  readonly retryDelayMs?: number
}

const longestRetries = 2

/**
 * The one query client. Queries are tried again at most twice, and only when no answer came or the server failed;
 * mutations never. A 401 anywhere leads to the sign-in page and back, unless the reader is already there.
 */
export function createQueryClient({
  staleTimeMs,
  place = window.location,
  retryDelayMs,
}: Settings): QueryClient {
  const onError = (error: unknown) => {
    if (!(error instanceof HttpError) || error.status !== 401 || place.pathname === '/login') return
    place.assign(loginPath(place))
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        // Offline is a failure with words, never a screen that waits without saying for what.
        networkMode: 'always',
        // Which the library takes for a wish not to ask again when the connection is back.
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

/** A failure that another try may mend: no answer, or the server's own fault. */
function mayPass(error: unknown): boolean {
  return error instanceof HttpError && (error.status === undefined || error.status >= 500)
}
