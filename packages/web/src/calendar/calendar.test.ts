import { expect, test } from 'vitest'
import { addDays, dayInChile, daysBetween, isDay, lastDayOf, monthsBack } from './calendar.ts'

test('an evening hour in Chile that is the next day in UTC: the date is the one in Chile', () => {
  expect(dayInChile(Date.parse('2026-11-25T01:30:00Z'))).toBe('2026-11-24')
  expect(dayInChile(Date.parse('2026-11-25T03:00:00Z'))).toBe('2026-11-25')
})

test.each([
  ['2026-11-24', 1, '2026-11-25'],
  ['2026-03-01', -1, '2026-02-28'],
  // Days of 25 and of 23 hours in Chile.
  ['2026-04-05', -1, '2026-04-04'],
  ['2026-09-05', 1, '2026-09-06'],
  ['2026-12-31', 60, '2027-03-01'],
])('%s and %i days: %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other)
  expect(daysBetween(day, other)).toBe(days)
})

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00:00Z', false],
  ['', false],
])('%j is a day: %s', (text, is) => expect(isDay(text)).toBe(is))

test('months: backwards over the new year, with their last days', () => {
  expect(monthsBack('2027-01-31', 3)).toEqual(['2027-01', '2026-12', '2026-11'])
  expect(['2026-02', '2026-11', '2026-12'].map(lastDayOf)).toEqual(['2026-02-28', '2026-11-30', '2026-12-31'])
})
