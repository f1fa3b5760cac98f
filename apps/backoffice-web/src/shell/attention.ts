import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

// Polling would keep a session alive indefinitely. Without user input for this time it stops, so that the
// session can expire on the server.
const attentionMs = 2 * 60_000
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

let lastSignAtMs = 0

function attended(nowMs: number): boolean {
  return nowMs - lastSignAtMs < attentionMs
}

/** A `refetchInterval` that returns false while there is no user input. */
export function pollWhileActive(intervalMs: number): () => number | false {
  return () => (attended(Date.now()) ? intervalMs : false)
}

/** Tracks user input; the first input after a pause refetches all queries. */
export function useAttention(queryClient: QueryClient): void {
  useEffect(() => {
    lastSignAtMs = Date.now()
    const notice = () => {
      const nowMs = Date.now()
      const cameBack = !attended(nowMs)
      lastSignAtMs = nowMs
      if (cameBack) void queryClient.invalidateQueries()
    }
    for (const sign of signs) window.addEventListener(sign, notice, { passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, notice)
    }
  }, [queryClient])
}
