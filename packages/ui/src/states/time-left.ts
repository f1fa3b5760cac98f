import { useEffect, useRef, useState } from 'react'

/** Seconds as a clock reads them: "0:45", "14:05", "2 h 05 min", "3 d 4 h". The units are Spanish's and SI's alike. */
export function timeLeftText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  if (hours > 0) return `${hours} h ${two(minutes % 60)} min`
  return `${minutes}:${two(seconds % 60)}`
}

/** Which seconds are said aloud: each whole minute of the last five, half a minute, and the last ten seconds once. */
export function isSaidAloud(seconds: number): boolean {
  if (seconds === 30 || seconds === 10) return true
  return seconds % 60 === 0 && seconds > 0 && seconds <= 300
}

/**
 * Whole seconds left until a moment of `clock`, never below zero; it ticks while it is shown and calls `onEnd` once
 * when it reaches zero while shown. The clock is the browser's unless another is given.
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
