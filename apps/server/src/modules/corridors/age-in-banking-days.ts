import type { BankingCalendar } from './banking-calendar.ts'
import { isBankingDate } from './banking-days.ts'
import { addDays, fromSantiago, inSantiago, type Day } from './santiago.ts'

const YEARS_MAX = 3
const DAYS_MAX = YEARS_MAX * 366

/** Age in Chilean banking days: 0 on the day itself. Counts three years at most. */
export function ageInBankingDays(calendar: BankingCalendar, since: Date, now: Date): number {
  const today = inSantiago(now).day
  let { day } = inSantiago(since)
  let age = 0
  for (let step = 0; day < today && step < DAYS_MAX; step += 1) {
    day = addDays(day, 1)
    if (isBankingDate(calendar, day)) age += 1
  }
  return age
}

/** The instant before which everything is at least this many Chilean banking days old. */
export function olderThanBankingDays(calendar: BankingCalendar, now: Date, days: number): Date {
  let { day } = inSantiago(now)
  for (let left = Math.min(days, DAYS_MAX); left > 0; day = addDays(day, -1))
    if (isBankingDate(calendar, day)) left -= 1
  return fromSantiago(addDays(day, 1), 0)
}

/** The calendar day in Santiago at this instant, and the instant at which it began. */
export function santiagoDay(at: Date): { readonly day: Day; readonly beganAt: Date } {
  const { day } = inSantiago(at)
  return { day, beganAt: fromSantiago(day, 0) }
}
