import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

// A screen that asks by itself would keep a session alive for ever: without anyone's hand it stops asking, and the
// server's own clock ends the session as it should.
const attentionMs = 2 * 60_000
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

let lastSignAtMs = 0

function attended(nowMs: number): boolean {
  return nowMs - lastSignAtMs < attentionMs
}

/** The interval at which a query asks again while somebody is at the screen, and false once nobody is. */
export function whileAttended(intervalMs: number): () => number | false {
  return () => (attended(Date.now()) ? intervalMs : false)
}

/** Notices whether somebody is at the screen; whoever comes back finds it asked anew. */
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
