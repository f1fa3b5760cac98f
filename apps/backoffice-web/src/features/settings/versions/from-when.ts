import { dayInChile, endInChile, format, isDay, isTime } from '@puente/web'
import { words } from '../texts/words.ts'

/** When a change takes force, as typed. */
export interface FromWhen {
  readonly isLater: boolean
  readonly day: string
  readonly time: string
}

const MINUTE_END_MS = 59_999

/** The first instant of a minute of a day in Chile; undefined when the date or the time is invalid. */
export function instantOf({ isLater, day, time }: FromWhen): string | undefined {
  if (!isLater || !isDay(day) || !isTime(time.trim())) return undefined
  return new Date(Date.parse(endInChile(day, time.trim())) - MINUTE_END_MS).toISOString()
}

/** The form values for the instant of a draft. */
export const fromOf = (instant: string | undefined, isLater: boolean): FromWhen => ({
  isLater: isLater || instant !== undefined,
  day: instant === undefined ? '' : dayInChile(Date.parse(instant)),
  time: instant === undefined ? '' : format.time(instant),
})

/** Messages for invalid values, by the name of the control. */
export function fromFaults(from: FromWhen, nowMs: number): Record<string, string> {
  if (!from.isLater) return {}
  const instant = instantOf(from)
  if (instant === undefined)
    return {
      ...(isDay(from.day) ? {} : { inForceFrom: words('form.dayMissing') }),
      ...(isTime(from.time.trim()) ? {} : { time: words('form.timeMissing') }),
    }
  return Date.parse(instant) <= nowMs ? { inForceFrom: words('form.past') } : {}
}
