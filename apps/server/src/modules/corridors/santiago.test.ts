import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarWith } from './banking-calendar.ts'
import { addBankingDays, isBankingDay } from './banking-days.ts'
import { fromSantiago, inSantiago, weekdayOf } from './santiago.ts'

const published = calendarWith({})

/** Summer time in Chile begins on the first Sunday after 2 September and ends on the first Sunday after 2 April. */
test.each([
  ['2026-01-15', 14 * 60, '2026-01-15T17:00:00.000Z'],
  ['2026-07-15', 14 * 60, '2026-07-15T18:00:00.000Z'],
  // The hour from 00:00 to 01:00 on 6 September does not exist.
  ['2026-09-05', 23 * 60 + 59, '2026-09-06T03:59:00.000Z'],
  ['2026-09-06', 30, '2026-09-06T04:30:00.000Z'],
  ['2026-09-06', 60, '2026-09-06T04:00:00.000Z'],
  // The hour from 23:00 to 24:00 on 4 April occurs twice.
  ['2026-04-04', 23 * 60 + 30, '2026-04-05T02:30:00.000Z'],
  ['2026-04-05', 0, '2026-04-05T04:00:00.000Z'],
  ['2026-12-31', 24 * 60, '2027-01-01T03:00:00.000Z'],
])('%s at minute %i in Santiago: %s', (day, minute, instant) => {
  expect(fromSantiago(day, minute).toISOString()).toBe(instant)
})

test('inSantiago and fromSantiago: inverse of each other at every minute', () => {
  const minutes = fc.integer({
    min: Date.parse('2020-01-01') / 60_000,
    max: Date.parse('2035-12-31') / 60_000,
  })
  fc.assert(
    fc.property(minutes, (minute) => {
      const at = new Date(minute * 60_000)
      const read = inSantiago(at)
      const back = fromSantiago(read.day, read.minute)
      // In the hour that occurs twice, the first one is returned.
      expect([0, 3_600_000]).toContain(at.getTime() - back.getTime())
      expect(inSantiago(back)).toEqual(read)
    }),
  )
})

test.each([
  ['2026-11-21', 6],
  ['2026-11-22', 7],
  ['2026-11-23', 1],
])('%s: weekday %i', (day, weekday) => expect(weekdayOf(day)).toBe(weekday))

test.each([
  ['Friday noon', '2026-11-20T15:00:00Z', true],
  ['Friday 23:30, already Saturday in UTC', '2026-11-21T02:30:00Z', true],
  ['Saturday', '2026-11-21T15:00:00Z', false],
  ['national holiday', '2026-09-18T15:00:00Z', false],
  ['Immaculate Conception', '2026-12-08T15:00:00Z', false],
  ['the banks’ own holiday', '2026-12-31T15:00:00Z', false],
  ['Thanksgiving, which is no holiday here', '2026-11-26T15:00:00Z', true],
])('%s: banking day in Chile is %s', (_name, at, works) =>
  expect(isBankingDay(published, new Date(at))).toBe(works),
)

test.each([
  ['US', '2026-11-26', true],
  ['US', '2026-12-08', false],
  ['MX', '2026-09-16', true],
])('%s on %s: bank holiday is %s', (country, day, rest) =>
  expect(published.isHoliday(country, day)).toBe(rest),
)

test.each([
  ['Friday + 1', '2026-11-20T15:00:00Z', 1, '2026-11-23T15:00:00.000Z'],
  ['Monday before the holiday + 1', '2026-12-07T15:00:00Z', 1, '2026-12-09T15:00:00.000Z'],
  ['Saturday + 0 is Monday', '2026-11-21T15:00:00Z', 0, '2026-11-23T15:00:00.000Z'],
  ['a banking day + 0 is itself', '2026-11-20T15:00:12.345Z', 0, '2026-11-20T15:00:12.345Z'],
  ['10 days', '2026-11-20T15:00:00Z', 10, '2026-12-04T15:00:00.000Z'],
  [
    'over the change to summer time: the same time of the day',
    '2026-09-04T16:00:00Z',
    1,
    '2026-09-07T15:00:00.000Z',
  ],
])('%s', (_name, from, days, to) =>
  expect(addBankingDays(published, new Date(from), days).toISOString()).toBe(to),
)
