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

/** A moment as a wall clock in Santiago shows it. */
export type WallTime = {
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:MM:SS */
  readonly time: string
}

/** What the wall clock in Santiago shows at `atMs`. */
export function wallTime(atMs: number): WallTime {
  const found = Object.fromEntries(parts.formatToParts(atMs).map(({ type, value }) => [type, value]))
  return {
    date: `${found['year']}-${found['month']}-${found['day']}`,
    time: `${found['hour']}:${found['minute']}:${found['second']}`,
  }
}

/** The moment at which a clock in Santiago shows `wall`; null when that is not a real date and time. An hour skipped in spring counts as the next one. */
export function momentOf(wall: WallTime): number | null {
  const asUtc = Date.parse(`${wall.date}T${wall.time}Z`)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== wall.date) return null
  const first = asUtc - distance(asUtc)
  return asUtc - distance(first)
}

/** How far Santiago's wall clock is from UTC at a moment. */
function distance(atMs: number): number {
  const { date, time } = wallTime(atMs)
  return Date.parse(`${date}T${time}Z`) - Math.floor(atMs / 1000) * 1000
}
