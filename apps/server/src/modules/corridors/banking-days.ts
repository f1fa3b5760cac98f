import Holidays from 'date-holidays'
import { addDays, fromSantiago, inSantiago, weekdayOf, type Day } from './santiago.ts'

const known = new Map<string, ReadonlySet<Day>>()

/** The days of a year on which a country's banks are closed besides weekends; kept, because computing them is slow. */
function holidaysOf(country: string, year: string): ReadonlySet<Day> {
  const key = `${country} ${year}`
  const found = known.get(key)
  if (found !== undefined) return found
  const calendar = new Holidays(country, { types: ['public', 'bank'] })
  const days = new Set(calendar.getHolidays(Number(year)).map(({ date }) => date.slice(0, 10)))
  known.set(key, days)
  return days
}

export const isWeekend = (day: Day): boolean => weekdayOf(day) > 5

/** Whether banks of the country rest on that day for a holiday. */
export const isHoliday = (country: string, day: Day): boolean => holidaysOf(country, day.slice(0, 4)).has(day)

/** Whether banks in Chile work on the day that it is in Santiago at this instant. */
export function isBankingDay(at: Date): boolean {
  const { day } = inSantiago(at)
  return isBankingDate(day)
}

const isBankingDate = (day: Day) => !isWeekend(day) && !isHoliday('CL', day)

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
