import { dayMs } from './calendar.ts'

const zone = 'America/Santiago'
const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })

/** The UTC offset of Chile at an instant, in milliseconds; -3 h in summer. */
function offsetMs(at: number): number {
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

const timeForm = /^([01]?\d|2[0-3]):([0-5]\d)$/

/** A time of day as a user types it: '9:05', '18:00'. */
export const isTime = (text: string): boolean => timeForm.test(text)

/**
 * The last instant of a minute of a day in Chile, or of the whole day when no time is given. For a time that
 * occurs twice when summer time ends, the second occurrence; for a time skipped when it begins, one hour
 * later.
 */
export function endInChile(day: string, time: string | undefined): string {
  const [, hour = '23', minute = '59'] = timeForm.exec(time ?? '') ?? []
  const wall = Date.parse(`${day}T${hour.padStart(2, '0')}:${minute}:59.999Z`)
  const around = [wall - offsetMs(wall - dayMs), wall - offsetMs(wall + dayMs)]
  const shown = around.filter((at) => at + offsetMs(at) === wall)
  return new Date(Math.max(...(shown.length === 0 ? around : shown))).toISOString()
}
