import { dayInChile, format } from '@puente/web'
import { endInChile, isTime } from '../ledger/chile-time.ts'
import { words } from './words.ts'

/** From when a change shall be in force, as it is written. */
export interface FromWhen {
  readonly isLater: boolean
  readonly day: string
  readonly time: string
}

const MINUTE_END_MS = 59_999

/** The beginning of a minute of a day in Chile; undefined where day or time is none. */
export function instantOf({ isLater, day, time }: FromWhen): string | undefined {
  if (!isLater || !/^\d{4}-\d{2}-\d{2}$/.test(day) || !isTime(time.trim())) return undefined
  const end = Date.parse(endInChile(day, time.trim()))
  return Number.isNaN(end) ? undefined : new Date(end - MINUTE_END_MS).toISOString()
}

/** What is written where a draft has an instant. */
export const fromOf = (instant: string | undefined, isLater: boolean): FromWhen => ({
  isLater: isLater || instant !== undefined,
  day: instant === undefined ? '' : dayInChile(Date.parse(instant)),
  time: instant === undefined ? '' : format.time(instant),
})

/** What is wrong with it, by the name of its control. */
export function fromFaults(from: FromWhen, nowMs: number): Record<string, string> {
  if (!from.isLater) return {}
  const instant = instantOf(from)
  if (instant === undefined)
    return {
      ...(/^\d{4}-\d{2}-\d{2}$/.test(from.day) ? {} : { inForceFrom: words('form.dayMissing') }),
      ...(isTime(from.time.trim()) ? {} : { time: words('form.timeMissing') }),
    }
  return Date.parse(instant) <= nowMs ? { inForceFrom: words('form.past') } : {}
}
