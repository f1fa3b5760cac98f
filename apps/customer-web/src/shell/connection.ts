import { useSyncExternalStore } from 'react'

// When the connection went, in this page's life; a page that began without one never had it.
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
  /** When it was lost, while it is lost and if that was seen. */
  readonly lostAt: string | undefined
}

/** Whether the browser has a connection, as it says itself. */
export function useConnection(): Connection {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // Where the page is drawn at build time there is always one.
    () => true,
  )
  return { online, lostAt: online ? undefined : lostAt }
}
