import { useSyncExternalStore } from 'react'

// When the connection was lost since the page was loaded; undefined for a page loaded offline.
let lostAt: string | undefined

function subscribe(onChange: () => void): () => void {
  const lose = () => {
    lostAt = new Date(Date.now()).toISOString()
    onChange()
  }
  window.addEventListener('online', onChange)
  window.addEventListener('offline', lose)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', lose)
  }
}

interface Connection {
  readonly online: boolean
  /** When the connection was lost; undefined while online and for a page loaded offline. */
  readonly lostAt: string | undefined
}

/** The browser's own report of its connection. */
export function useConnection(): Connection {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // Prerendering counts as online.
    () => true,
  )
  return { online, lostAt: online ? undefined : lostAt }
}
