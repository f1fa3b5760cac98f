import { configuredApiUrl } from '@puente/web'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followChanges } from './follow-changes.ts'

/**
 * Reads a query again whenever the stream at this path of the API says that it may have changed; undefined follows
 * nothing. Returns whether the stream is open, so that the query may poll less.
 */
export function useChanges(path: string | undefined, queryKey: QueryKey): boolean {
  const queryClient = useQueryClient()
  const [isLive, setLive] = useState(false)
  const key = JSON.stringify(queryKey)
  useEffect(() => {
    // Browsers without it poll.
    if (path === undefined || !('EventSource' in window)) return
    return followChanges(configuredApiUrl() + path, {
      changed: () => void queryClient.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey }),
      live: setLive,
    })
  }, [path, key, queryClient])
  return isLive
}
