import { businessNowMs, dayMs, format, isDay } from '@puente/web'
import { useSyncExternalStore } from 'react'
import { shellWords } from '../words.ts'

const relative = new Intl.RelativeTimeFormat('es-CL', { numeric: 'auto', style: 'short' })
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** 'hace 5 min', 'en 2 h' for less than a day; otherwise the date. */
export function momentText(at: string, nowMs: number): string {
  const awayMs = Date.parse(at) - nowMs
  const size = Math.abs(awayMs)
  if (size < minuteMs) return shellWords('time.now')
  if (size < hourMs) return relative.format(Math.trunc(awayMs / minuteMs), 'minute')
  if (size < dayMs) return relative.format(Math.trunc(awayMs / hourMs), 'hour')
  return format.date(at)
}

/** '24/11/2026' from a calendar day; other text is unchanged. */
export function dayText(day: string): string {
  return isDay(day) ? format.date(day) : day
}

/** A time relative to now, with the exact time on hover. */
export function Moment({ at }: { at: string }) {
  const nowMs = useNowMs()
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {momentText(at, nowMs)}
    </time>
  )
}

/** A waiting time, in days from the first day on, with the exact start on hover. */
export function Waited({ since }: { since: string }) {
  const nowMs = useNowMs()
  const days = Math.floor((nowMs - Date.parse(since)) / dayMs)
  return (
    <time dateTime={since} title={format.dateTime(since)}>
      {days < 1 ? momentText(since, nowMs) : relative.format(-days, 'day')}
    </time>
  )
}

/** The current business minute; the component renders again when it changes. */
export function useNowMs(): number {
  return useSyncExternalStore(everyMinute, currentMinute)
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, minuteMs)
  return () => clearInterval(timer)
}

function currentMinute(): number {
  return Math.floor(businessNowMs() / minuteMs) * minuteMs
}
