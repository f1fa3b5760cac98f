const calendarDate = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/
let formatter: Intl.DateTimeFormat | undefined

/** '24/11/2026' in America/Santiago. A calendar date ('2026-11-24') is not converted between time zones. */
export function formatDate(at: Date | string): string {
  const calendar = typeof at === 'string' ? calendarDate.exec(at) : null
  if (calendar !== null) return `${calendar[3]}/${calendar[2]}/${calendar[1]}`
  const { day, month, year } = partsOf(at)
  return `${day}/${month}/${year}`
}

/** '18:00' in America/Santiago, from an instant or its ISO 8601 text. */
export function formatTime(at: Date | string): string {
  const { hour, minute } = partsOf(at)
  return `${hour}:${minute}`
}

/** '24/11/2026 18:00' in America/Santiago, from an instant or its ISO 8601 text. */
export function formatDateTime(at: Date | string): string {
  const { day, month, year, hour, minute } = partsOf(at)
  return `${day}/${month}/${year} ${hour}:${minute}`
}

type Part = 'day' | 'month' | 'year' | 'hour' | 'minute'

/** Uses Intl for the time zone. Its es-CL dates have hyphens; the specification has slashes. */
function partsOf(at: Date | string): Record<Part, string> {
  if (typeof at === 'string' && calendarDate.test(at)) throw new RangeError('a calendar date has no time')
  formatter ??= new Intl.DateTimeFormat('es-CL', {
    timeZone: 'America/Santiago',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const found: Record<Part, string> = { day: '', month: '', year: '', hour: '', minute: '' }
  for (const { type, value } of formatter.formatToParts(typeof at === 'string' ? Date.parse(at) : at)) {
    if (type in found) found[type as Part] = value
  }
  return found
}
