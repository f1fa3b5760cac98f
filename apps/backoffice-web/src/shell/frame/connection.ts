import { HttpError } from '@puente/web'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

export interface Connection {
  readonly state: 'up' | 'offline' | 'unreachable'
  /** When data last arrived; undefined when none did. */
  readonly lastDataAt: Date | undefined
}

const up: Connection = { state: 'up', lastDataAt: undefined }

/** The time of the newest data of all queries. */
function lastDataOf(client: QueryClient): Date | undefined {
  const times = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.dataUpdatedAt)
  const last = Math.max(0, ...times)
  return last === 0 ? undefined : new Date(last)
}

const isUnanswered = (error: unknown): boolean => error instanceof HttpError && error.status === undefined

/** Whether the browser is online and the server answered the last query. */
export function useConnection(): Connection {
  const client = useQueryClient()
  const [connection, setConnection] = useState<Connection>(
    globalThis.navigator.onLine === false ? { state: 'offline', lastDataAt: undefined } : up,
  )
  useEffect(() => {
    const lose = (state: 'offline' | 'unreachable') =>
      setConnection((before) => (before.state === state ? before : { state, lastDataAt: lastDataOf(client) }))
    const restore = () => setConnection((before) => (before.state === 'up' ? before : up))
    const onOffline = () => lose('offline')
    const unsubscribe = client.getQueryCache().subscribe(({ query, type }) => {
      if (type !== 'updated' || query.state.fetchStatus === 'fetching') return
      if (query.state.status === 'success' && query.state.error === null) restore()
      else if (isUnanswered(query.state.error))
        lose(globalThis.navigator.onLine === false ? 'offline' : 'unreachable')
    })
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', restore)
    return () => {
      unsubscribe()
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', restore)
    }
  }, [client])
  return connection
}
