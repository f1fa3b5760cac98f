import { useEffect, useState } from 'react'

/**
 * Whole seconds until an instant of this browser's clock, at least zero; updated every second while mounted.
 */
export function useCountdown(endsAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
  useEffect(() => {
    setNowMs(Date.now())
    if (endsAtMs <= Date.now()) return
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [endsAtMs])
  return secondsLeft
}
