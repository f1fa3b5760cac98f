import { businessNowMs, format } from '@puente/web'
import { useSyncExternalStore } from 'react'
import { shellWords } from './words.ts'

const relative = new Intl.RelativeTimeFormat('es-CL', { numeric: 'auto', style: 'short' })
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** 'hace 5 min', 'en 2 h' for what is less than a day away; the date beyond that. */
export function momentText(at: string, nowMs: number): string {
  const awayMs = Date.parse(at) - nowMs
  const size = Math.abs(awayMs)
  if (size < minuteMs) return shellWords('time.now')
  if (size < hourMs) return relative.format(Math.trunc(awayMs / minuteMs), 'minute')
  if (size < dayMs) return relative.format(Math.trunc(awayMs / hourMs), 'hour')
  return format.date(at)
}

/** A calendar day has no hour that a time zone could move. */
export function dayText(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? format.date(`${day}T15:00:00.000Z`) : day
}

/** A moment relative to now, with the exact one on hover. */
export function Moment({ at }: { at: string }) {
  const nowMs = useNowMs()
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {momentText(at, nowMs)}
    </time>
  )
}

/** How long something has waited, in days where it is more than one, with the exact moment on hover. */
export function Waited({ since }: { since: string }) {
  const nowMs = useNowMs()
  const days = Math.floor((nowMs - Date.parse(since)) / dayMs)
  return (
    <time dateTime={since} title={format.dateTime(since)}>
      {days < 1 ? momentText(since, nowMs) : relative.format(-days, 'day')}
    </time>
  )
}

/** The present minute of the business; a component that reads it is drawn again when it passes. */
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
