import { format } from '@puente/web'
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

/** A moment relative to now, with the exact one on hover. */
export function Moment({ at }: { at: string }) {
  const nowMs = useNowMs()
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {momentText(at, nowMs)}
    </time>
  )
}

/** The present minute; a component that reads it is drawn again when it passes. */
export function useNowMs(): number {
  return useSyncExternalStore(everyMinute, currentMinute)
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, minuteMs)
  return () => clearInterval(timer)
}

function currentMinute(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs
}
