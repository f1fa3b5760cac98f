import type { SettingWire, TypedInstant } from '@puente/contract/staff'
import { addDays, dayInChile, dayMs, endInChile, format, isDay, isTime, todayInChile } from '@puente/web'
import { words } from '../texts/words.ts'

/** When a change takes force, as typed. */
export type FromWhen = Readonly<TypedInstant>

const MINUTE_END_MS = 59_999

/** The first instant of a minute of a day in Chile; undefined when the date or the time is invalid. */
export function instantOf({ isLater, day, time }: FromWhen): string | undefined {
  if (!isLater || !isDay(day) || !isTime(time.trim())) return undefined
  return new Date(Date.parse(endInChile(day, time.trim())) - MINUTE_END_MS).toISOString()
}

/** The form values for an instant. */
const fromOf = (instant: string | undefined, isLater: boolean): FromWhen => ({
  isLater: isLater || instant !== undefined,
  day: instant === undefined ? '' : dayInChile(Date.parse(instant)),
  time: instant === undefined ? '' : format.time(instant),
})

/** The form values of a draft: what was typed, or the day and time of its instant if only the instant was stored. */
export function fromOfDraft(draft: SettingWire['draft'], isLater: boolean): FromWhen {
  const from = draft?.from ?? fromOf(draft?.inForceFrom, isLater)
  return { ...from, isLater: isLater || from.isLater }
}

/** The first whole day after the notice, as an example for the field: '25/11/2026'. */
export const exampleDay = (noticeDays: number): string => format.date(addDays(todayInChile(), noticeDays + 1))

/** The earliest instant after the notice that a setting needs. */
export const earliestAfter = (noticeDays: number, nowMs: number): string =>
  new Date(nowMs + noticeDays * dayMs).toISOString()

/** Why a change cannot take force so early. */
export const tooEarlyText = (noticeDays: number, nowMs: number): string =>
  words('form.tooEarly', { from: format.dateTime(earliestAfter(noticeDays, nowMs)) })

/** Messages for invalid values, by the name of the control. */
export function fromFaults(from: FromWhen, noticeDays: number, nowMs: number): Record<string, string> {
  if (!from.isLater) return {}
  const instant = instantOf(from)
  if (instant === undefined)
    return {
      ...(isDay(from.day) ? {} : { inForceFrom: words('form.dayMissing', { day: exampleDay(noticeDays) }) }),
      ...(isTime(from.time.trim()) ? {} : { time: words('form.timeMissing') }),
    }
  const at = Date.parse(instant)
  if (at <= nowMs) return { inForceFrom: words('form.past') }
  return at < nowMs + noticeDays * dayMs ? { inForceFrom: tooEarlyText(noticeDays, nowMs) } : {}
}
