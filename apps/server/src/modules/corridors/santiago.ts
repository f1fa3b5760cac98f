const ZONE = 'America/Santiago'
const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000

/** A calendar date, 'YYYY-MM-DD', without a time zone. */
export type Day = string

const formatter = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The local time in Santiago at an instant, as milliseconds of the same local time in UTC. */
function wallMs(at: Date): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatter.formatToParts(at)) part[type] = Number(value)
  const read = (name: string) => part[name] ?? 0
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  )
  return wall + at.getUTCMilliseconds()
}

/** The day and the minute of the day in Santiago at an instant. */
export function inSantiago(at: Date): { readonly day: Day; readonly minute: number } {
  const wall = wallMs(at)
  return {
    day: new Date(wall).toISOString().slice(0, 10),
    minute: Math.floor((wall % DAY_MS) / MINUTE_MS),
  }
}

/**
 * The instant of this minute of this day in Santiago. A minute skipped by summer time is read as one hour later; of a
 * minute that occurs twice, the first is returned.
 */
export function fromSantiago(day: Day, minute: number): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  const early = wall - (wallMs(new Date(wall - DAY_MS)) - (wall - DAY_MS))
  const late = wall - (wallMs(new Date(wall + DAY_MS)) - (wall + DAY_MS))
  for (const candidate of [Math.min(early, late), Math.max(early, late)]) {
    if (wallMs(new Date(candidate)) === wall) return new Date(candidate)
  }
  return new Date(Math.max(early, late))
}

/** Whether this text is an existing calendar date: '2026-02-31' is not. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** ISO weekday: 1 Monday to 7 Sunday. */
export const weekdayOf = (day: Day): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** 'HH:MM' as a minute of the day; '24:00' is the end of the day. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
