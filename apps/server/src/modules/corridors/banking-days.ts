import type { BankingCalendar } from './banking-calendar.ts'
import { addDays, fromSantiago, inSantiago, weekdayOf, type Day } from './santiago.ts'

export const isWeekend = (day: Day): boolean => weekdayOf(day) > 5

/** Whether this day is a banking day in the country: by default, in Chile. */
export const isBankingDate = (calendar: BankingCalendar, day: Day, country = 'CL'): boolean =>
  !isWeekend(day) && !calendar.isHoliday(country, day)

/** Whether this instant is on a banking day in Chile. */
export const isBankingDay = (calendar: BankingCalendar, at: Date): boolean =>
  isBankingDate(calendar, inSantiago(at).day)

/**
 * Whether this day is a business day for periods set by law in Chile. 31 December is one, although banks do not open
 * (Ley General de Bancos, article 38).
 */
const isBusinessDate = (calendar: BankingCalendar, day: Day): boolean =>
  isBankingDate(calendar, day) || (day.endsWith('-12-31') && !isWeekend(day))

/** The same time of day this many business days later, as the law counts them in Chile. */
export const addBusinessDays = (calendar: BankingCalendar, from: Date, days: number): Date =>
  addDaysOf((day) => isBusinessDate(calendar, day), from, days)

/** The same time of day this many Chilean banking days later. With 0 days, the next banking day unless this is one. */
export const addBankingDays = (calendar: BankingCalendar, from: Date, days: number): Date =>
  addDaysOf((day) => isBankingDate(calendar, day), from, days)

function addDaysOf(counts: (day: Day) => boolean, from: Date, days: number): Date {
  const { day: first, minute } = inSantiago(from)
  let day = first
  for (let left = days; left > 0; left -= 1) {
    do day = addDays(day, 1)
    while (!counts(day))
  }
  while (!counts(day)) day = addDays(day, 1)
  const seconds = from.getTime() % 60_000
  return new Date(fromSantiago(day, minute).getTime() + seconds)
}

/** Office hours in Santiago, as minutes of the day. */
const OFFICE = { from: 9 * 60, until: 18 * 60 } as const

/** Minutes of office hours on Chilean banking days between two instants. */
export function officeMinutes(calendar: BankingCalendar, from: Date, until: Date): number {
  const [first, last] = [inSantiago(from), inSantiago(until)]
  let minutes = 0
  for (let day = first.day; day <= last.day; day = addDays(day, 1)) {
    if (!isBankingDate(calendar, day)) continue
    const begins = Math.max(OFFICE.from, day === first.day ? first.minute : 0)
    const ends = Math.min(OFFICE.until, day === last.day ? last.minute : OFFICE.until)
    minutes += Math.max(0, ends - begins)
  }
  return minutes
}
