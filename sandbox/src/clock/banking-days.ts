import { momentOf, wallTime } from './santiago.ts'

const dayMs = 86_400_000
const fixed = [
  '01-01',
  '05-01',
  '05-21',
  '07-16',
  '08-15',
  '09-18',
  '09-19',
  '11-01',
  '12-08',
  '12-25',
  '12-31',
]

/**
 * Whether `date` (YYYY-MM-DD) is a banking day in Chile: no weekend, no holiday, and not the last day of the
 * year.
 */
export function isBankingDay(date: string): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !holidays(Number(date.slice(0, 4))).has(date)
}

/** The same time of day in Santiago on the next banking day. */
export function nextBankingDay(fromMs: number): number {
  const from = wallTime(fromMs)
  let day = Date.parse(`${from.date}T00:00:00Z`)
  do day += dayMs
  while (!isBankingDay(isoDate(day)))
  return (momentOf({ date: isoDate(day), time: from.time }) ?? fromMs + dayMs) + (fromMs % 1000)
}

function holidays(year: number): Set<string> {
  const easter = easterSunday(year)
  return new Set([
    ...fixed.map((monthDay) => `${year}-${monthDay}`),
    isoDate(easter - 2 * dayMs),
    isoDate(easter - dayMs),
    nearestMonday(`${year}-06-29`),
    nearestMonday(`${year}-10-12`),
    reformationDay(`${year}-10-31`),
    // The winter solstice in Chile is on the 20th in leap years and the year after, otherwise on the 21st.
    `${year}-06-${year % 4 <= 1 ? '20' : '21'}`,
    ...[`${year}-01-02`, `${year}-09-17`].filter((date) => weekdayOf(date) === 1),
    ...[`${year}-09-20`].filter((date) => weekdayOf(date) === 5),
  ])
}

/** Law 19.668: a holiday from Tuesday to Thursday moves to the Monday before, one on a Friday to the Monday after. */
function nearestMonday(date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`)
  const weekday = weekdayOf(date)
  if (weekday >= 2 && weekday <= 4) return isoDate(at - (weekday - 1) * dayMs)
  return weekday === 5 ? isoDate(at + 3 * dayMs) : date
}

/** Law 20.299: a holiday on a Tuesday moves to the Friday before, one on a Wednesday to the Friday after. */
function reformationDay(date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`)
  const weekday = weekdayOf(date)
  if (weekday === 2) return isoDate(at - 4 * dayMs)
  return weekday === 3 ? isoDate(at + 2 * dayMs) : date
}

/** Computes Easter Sunday with the anonymous Gregorian algorithm. */
function easterSunday(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = Math.floor((a + 11 * d + 22 * e) / 451)
  const month = Math.floor((d + e - 7 * f + 114) / 31)
  const day = ((d + e - 7 * f + 114) % 31) + 1
  return Date.UTC(year, month - 1, day)
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

function isoDate(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10)
}
