const zone = 'America/Santiago'
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The local date and time in Santiago. */
export type WallTime = {
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:MM:SS */
  readonly time: string
}

/** The local time in Santiago at `atMs`. */
export function wallTime(atMs: number): WallTime {
  const found = Object.fromEntries(parts.formatToParts(atMs).map(({ type, value }) => [type, value]))
  return {
    date: `${found['year']}-${found['month']}-${found['day']}`,
    time: `${found['hour']}:${found['minute']}:${found['second']}`,
  }
}

/**
 * The instant of a local time in Santiago; null when it is not a valid date and time. An hour skipped in
 * spring counts as the next one.
 */
export function momentOf(wall: WallTime): number | null {
  const asUtc = Date.parse(`${wall.date}T${wall.time}Z`)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== wall.date) return null
  const first = asUtc - distance(asUtc)
  return asUtc - distance(first)
}

/** The offset of Santiago's local time from UTC at an instant. */
function distance(atMs: number): number {
  const { date, time } = wallTime(atMs)
  return Date.parse(`${date}T${time}Z`) - Math.floor(atMs / 1000) * 1000
}
