import { useEffect, useRef, useState } from 'react'

/** Seconds as text: "0:45", "14:05", "2 h 05 min", "3 d 4 h". The units are the same in Spanish and SI. */
export function timeLeftText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  if (hours > 0) return `${hours} h ${two(minutes % 60)} min`
  return `${minutes}:${two(seconds % 60)}`
}

/** The same without seconds, rounded up to whole minutes: "45 min", "2 h 05 min". */
export const minutesLeftText = (seconds: number): string =>
  seconds > 59 * 60 ? timeLeftText(Math.ceil(seconds / 60) * 60) : `${Math.ceil(seconds / 60)} min`

/** Whether a remaining number of seconds is announced: each full minute of the last five, 30 s and 10 s. */
export function isAnnounced(seconds: number): boolean {
  if (seconds === 30 || seconds === 10) return true
  return seconds % 60 === 0 && seconds > 0 && seconds <= 300
}

/**
 * Whole seconds until an instant of `clock`, at least zero; updated every second while mounted. Calls `onEnd`
 * once when it reaches zero while mounted. By default it uses the browser's clock.
 */
export function useSecondsLeft(endsAtMs: number, clock: () => number = Date.now, onEnd?: () => void): number {
  const [nowMs, setNowMs] = useState(clock)
  const latest = useRef({ clock, onEnd })
  useEffect(() => {
    latest.current = { clock, onEnd }
  })
  useEffect(() => {
    const leftMs = () => endsAtMs - latest.current.clock()
    setNowMs(latest.current.clock())
    if (leftMs() <= 0) return
    const timer = setInterval(() => {
      setNowMs(latest.current.clock())
      if (leftMs() > 0) return
      clearInterval(timer)
      latest.current.onEnd?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAtMs])
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
}
