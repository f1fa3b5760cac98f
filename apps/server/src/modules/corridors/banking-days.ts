import type { BankingCalendar } from './banking-calendar.ts'
import { addDays, fromSantiago, inSantiago, weekdayOf, type Day } from './santiago.ts'

export const isWeekend = (day: Day): boolean => weekdayOf(day) > 5

/** Whether this day is a banking day in the country: by default, in Chile. */
export const isBankingDate = (calendar: BankingCalendar, day: Day, country = 'CL'): boolean =>
  !isWeekend(day) && !calendar.isHoliday(country, day)

/** Whether this instant is on a banking day in Chile. */
export const isBankingDay = (calendar: BankingCalendar, at: Date): boolean =>
  isBankingDate(calendar, inSantiago(at).day)

/** The same time of day this many Chilean banking days later. With 0 days, the next banking day unless this is one. */
export function addBankingDays(calendar: BankingCalendar, from: Date, days: number): Date {
  const { day: first, minute } = inSantiago(from)
  let day = first
  for (let left = days; left > 0; left -= 1) {
    do day = addDays(day, 1)
    while (!isBankingDate(calendar, day))
  }
  while (!isBankingDate(calendar, day)) day = addDays(day, 1)
  const seconds = from.getTime() % 60_000
  return new Date(fromSantiago(day, minute).getTime() + seconds)
}
