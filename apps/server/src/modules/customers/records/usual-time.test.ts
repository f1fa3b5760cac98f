import { expect, test } from 'vitest'
import { calendarWith } from '../../corridors/banking-calendar.ts'
import { officeMinutes } from '../../corridors/index.ts'
import { usualHours } from './usual-time.ts'

const calendar = calendarWith({})
/** An instant in Santiago in November 2026 (UTC-3). */
const at = (day: number, time: string) => new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00-03:00`)

test.each([
  ['within a day', at(25, '10:00'), at(25, '12:30'), 150],
  ['before and after office hours', at(25, '07:00'), at(25, '21:00'), 540],
  ['overnight', at(24, '17:00'), at(25, '10:00'), 120],
  ['over a weekend', at(20, '17:00'), at(23, '10:00'), 120],
  ['on a Saturday', at(21, '10:00'), at(21, '12:00'), 0],
  ['decided before the office opens', at(25, '06:00'), at(25, '08:00'), 0],
  ['the same instant', at(25, '10:00'), at(25, '10:00'), 0],
])('%s: only office hours of banking days count', (_, from, until, minutes) => {
  expect(officeMinutes(calendar, from, until)).toBe(minutes)
})

test.each([
  [29, 600, undefined],
  [30, 600, 10],
  [30, 601, 11],
  [30, 0, 1],
  [0, undefined, undefined],
])('%i decisions, nine in ten within %s minutes: %s hours', (decided, minutes, hours) => {
  expect(usualHours({ decided, minutes })).toBe(hours)
})
