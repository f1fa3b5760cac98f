import type { BankingDaysWire } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import {
  bankingCalendar,
  calendarWith,
  type BankingCalendar,
  type HolidayChanges,
} from './banking-calendar.ts'
import { isBankingDate } from './banking-days.ts'
import { addDays, inSantiago, type Day } from './santiago.ts'

const SHOWN = 10
/** Enough for a banking day before the difference, also after a weekend. */
const BEFORE_DAYS = 3

/** The first banking days of a country from a day. */
function bankingDaysFrom(calendar: BankingCalendar, country: string, from: Day): Day[] {
  const days: Day[] = []
  for (let day = from; days.length < SHOWN; day = addDays(day, 1))
    if (isBankingDate(calendar, day, country)) days.push(day)
  return days
}

/**
 * Ten banking days of a country with the holidays in force and with these changes. They begin today, or shortly before
 * the first day that differs when it lies ahead.
 */
export async function rehearseHolidays(
  work: Work,
  country: string,
  changes: HolidayChanges,
  changedNow: HolidayChanges,
): Promise<BankingDaysWire> {
  const before = await bankingCalendar(work)
  const after = calendarWith({ [country]: changes })
  const today = inSantiago(work.now).day
  const [first] = [...changes, ...changedNow]
    .map(({ day }) => day)
    .filter((day) => day >= today && before.isHoliday(country, day) !== after.isHoliday(country, day))
    .toSorted()
  const around = first === undefined ? today : addDays(first, -BEFORE_DAYS)
  const from = around < today ? today : around
  return {
    before: bankingDaysFrom(before, country, from),
    after: bankingDaysFrom(after, country, from),
  }
}
