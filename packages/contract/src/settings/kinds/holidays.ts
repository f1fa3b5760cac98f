import type { FieldFault } from '../../refusals.ts'
import { isWeekend } from '../days.ts'
import { calendarDay, choice, rows, text } from '../field.ts'
import { setting } from '../setting.ts'

/** The maximum number of changed days of a country. A rail waits longer than all of them for a day on which it runs. */
export const CHANGED_DAYS_MAX = 100

export const holidays = setting({
  kind: 'holidays',
  about:
    'Bank holidays of a country that the published calendar lacks, and banking days that it names as holidays. Rails with their own closing days, which are part of their corridor, do not use it.',
  keys: { pattern: '[A-Z]{2}' },
  proposes: ['treasury', 'admin'],
  decides: ['treasury', 'officer', 'admin'],
  fields: {
    days: rows(
      'The days that differ from the published calendar. Past days count for the ages of what waits.',
      {
        day: calendarDay('A day from Monday to Friday, at most once.'),
        banks: choice('Whether it is a bank holiday or a banking day.', ['closed', 'open']),
        reason: text('Why it differs, for staff.', 200, { min: 3 }),
      },
      CHANGED_DAYS_MAX,
    ),
  },
  check: ({ days }) => {
    const written = days.map(({ day }) => day)
    return days.flatMap(({ day }, position): FieldFault[] => {
      const fault = dayFault(day, written.indexOf(day) < position)
      return fault === undefined ? [] : [{ at: `days.${position}.day`, fault }]
    })
  },
})

/** A weekend is no banking day in any country, whatever its holidays. */
function dayFault(day: string, isRepeated: boolean): string | undefined {
  if (isWeekend(day)) return 'weekend'
  return isRepeated ? 'twice' : undefined
}
