import Holidays from 'date-holidays'
import { addDays, fromSantiago, inSantiago, weekdayOf, type Day } from './santiago.ts'

const known = new Map<string, ReadonlySet<Day>>()

/** The holidays of a year in one calendar. Cached, because computing them is slow. */
function daysOf(key: string, year: string, open: () => Holidays): ReadonlySet<Day> {
  const kept = known.get(`${key} ${year}`)
  if (kept !== undefined) return kept
  const days = new Set(
    open()
      .getHolidays(Number(year))
      .map(({ date }) => date.slice(0, 10)),
  )
  known.set(`${key} ${year}`, days)
  return days
}

/** Public and bank holidays of a country in a year, without weekends. */
const holidaysOf = (country: string, year: string) =>
  daysOf(country, year, () => new Holidays(country, { types: ['public', 'bank'] }))

export const isWeekend = (day: Day): boolean => weekdayOf(day) > 5

/** Whether this day is a bank holiday in the country. */
export const isHoliday = (country: string, day: Day): boolean => holidaysOf(country, day.slice(0, 4)).has(day)

/** Whether this day is one of the rail's own closing days. */
export const isRestDay = (rests: readonly string[], day: Day): boolean =>
  daysOf(rests.join(), day.slice(0, 4), () => restCalendar(rests)).has(day)

function restCalendar(rests: readonly string[]): Holidays {
  const calendar = new Holidays()
  for (const rest of rests) {
    if (!calendar.setHoliday(rest, { name: rest, type: 'public' }))
      throw new Error(`"${rest}" is no rest day`)
  }
  return calendar
}

/** Whether this instant is on a banking day in Chile. */
export function isBankingDay(at: Date): boolean {
  const { day } = inSantiago(at)
  return isBankingDate(day)
}

/** Whether this day is a banking day in Chile. */
export const isBankingDate = (day: Day): boolean => !isWeekend(day) && !isHoliday('CL', day)

/** The same time of day this many Chilean banking days later. With 0 days, the next banking day unless this is one. */
export function addBankingDays(from: Date, days: number): Date {
  const { day: first, minute } = inSantiago(from)
  let day = first
  for (let left = days; left > 0; left -= 1) {
    do day = addDays(day, 1)
    while (!isBankingDate(day))
  }
  while (!isBankingDate(day)) day = addDays(day, 1)
  const seconds = from.getTime() % 60_000
  return new Date(fromSantiago(day, minute).getTime() + seconds)
}
