import Holidays from 'date-holidays'
import { addDays, fromSantiago, inSantiago, weekdayOf, type Day } from './santiago.ts'

const known = new Map<string, ReadonlySet<Day>>()

/** The days of a year that a calendar names; kept, because computing them is slow. */
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

/** The days of a year on which a country's banks are closed besides weekends. */
const holidaysOf = (country: string, year: string) =>
  daysOf(country, year, () => new Holidays(country, { types: ['public', 'bank'] }))

export const isWeekend = (day: Day): boolean => weekdayOf(day) > 5

/** Whether banks of the country rest on that day for a holiday. */
export const isHoliday = (country: string, day: Day): boolean => holidaysOf(country, day.slice(0, 4)).has(day)

/** Whether a rail with rest days of its own rests on that day. */
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

/** Whether banks in Chile work on the day that it is in Santiago at this instant. */
export function isBankingDay(at: Date): boolean {
  const { day } = inSantiago(at)
  return isBankingDate(day)
}

/** Whether banks in Chile work on that day. */
export const isBankingDate = (day: Day): boolean => !isWeekend(day) && !isHoliday('CL', day)

/** The same time of the day so many Chilean banking days later; 0 days is the next banking day if this is none. */
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
