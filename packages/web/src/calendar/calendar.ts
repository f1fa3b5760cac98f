import { businessNowMs } from '../client/business-clock.ts'

/** A day of 24 hours. Calendar days in Chile can be an hour shorter or longer: use `addDays` for those. */
export const dayMs = 86_400_000

/** The calendar day in Santiago, as 'YYYY-MM-DD'. */
export const dayInChile = (nowMs: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' }).format(nowMs)

/** The current calendar day in Santiago by the server's business clock. */
export const todayInChile = (): string => dayInChile(businessNowMs())

/** Whether a text is an existing day as 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && dayOf(at) === text
}

/** The day that is the given number of days later, or earlier if negative. */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs))

/** The number of days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** The given number of months, the current one first: '2026-11', '2026-10'. */
export function monthsBack(today: string, count: number): string[] {
  const [year, month] = yearAndMonth(today)
  return Array.from({ length: count }, (_none, back) =>
    dayOf(new Date(Date.UTC(year, month - 1 - back, 1))).slice(0, 7),
  )
}

/** The last day of a month: '2026-11-30' from '2026-11'. */
export function lastDayOf(month: string): string {
  const [year, number] = yearAndMonth(month)
  return dayOf(new Date(Date.UTC(year, number, 0)))
}

/** The day of an instant in UTC, in which this module calculates. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

function yearAndMonth(text: string): [number, number] {
  const [year = 0, month = 1] = text.split('-').map(Number)
  return [year, month]
}
