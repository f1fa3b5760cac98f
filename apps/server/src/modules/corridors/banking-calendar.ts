import { settingKind, type SettingData } from '@puente/contract/staff'
import Holidays from 'date-holidays'
import { once } from '../../platform/data/once.ts'
import { settingsInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import type { Day } from './santiago.ts'

/** The bank holidays of every country: the published ones, with the changes of staff. */
export interface BankingCalendar {
  /** Whether this day is a bank holiday in the country (ISO 3166-1 alpha-2). A weekend alone is not a holiday. */
  isHoliday(country: string, day: Day): boolean
}

/** How a country differs from its published holidays. */
export type HolidayChanges = SettingData<typeof settingKind.holidays>['days']

const known = new Map<string, ReadonlySet<Day>>()

/** The holidays of a year in one library calendar. Cached, because computing them is slow. */
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
const publishedIn = (country: string, year: string) =>
  daysOf(country, year, () => new Holidays(country, { types: ['public', 'bank'] }))

/** The published calendar with these changes by country. */
export function calendarWith(changes: Readonly<Record<string, HolidayChanges>>): BankingCalendar {
  const changed = new Map(
    Object.entries(changes).map(([country, days]) => [
      country,
      new Map(days.map(({ day, banks }) => [day, banks === 'closed'])),
    ]),
  )
  return {
    isHoliday: (country, day) =>
      changed.get(country)?.get(day) ?? publishedIn(country, day.slice(0, 4)).has(day),
  }
}

/** The calendar in force at `work.now`. Read once for each transaction. */
export const bankingCalendar = (work: Work): Promise<BankingCalendar> =>
  once(work, 'banking calendar', async () => {
    const found = await settingsInForce(work, settingKind.holidays)
    return calendarWith(Object.fromEntries([...found].map(([country, { data }]) => [country, data.days])))
  })

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
