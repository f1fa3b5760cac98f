import { expect, test } from 'vitest'
import { calendarWith } from './banking-calendar.ts'
import { addBankingDays } from './banking-days.ts'
import { ageInBankingDays, olderThanBankingDays, santiagoDay } from './age-in-banking-days.ts'

const published = calendarWith({})
const at = (text: string) => new Date(text)

// 2026-09-18 and 19 are holidays in Chile, a Friday and a Saturday; Santiago is three hours behind UTC in spring.
test.each([
  ['the same day', '2026-11-24T12:00:00Z', '2026-11-24T20:00:00Z', 0],
  [
    'midnight in Santiago makes a day, midnight in London none',
    '2026-11-24T23:00:00Z',
    '2026-11-25T02:59:00Z',
    0,
  ],
  ['one minute over midnight', '2026-11-25T02:59:00Z', '2026-11-25T03:01:00Z', 1],
  ['Friday to Sunday', '2026-11-27T15:00:00Z', '2026-11-29T15:00:00Z', 0],
  ['Friday to Monday', '2026-11-27T15:00:00Z', '2026-11-30T15:00:00Z', 1],
  ['over a holiday', '2026-09-17T15:00:00Z', '2026-09-21T15:00:00Z', 1],
  ['a moment that lies ahead', '2026-11-25T15:00:00Z', '2026-11-24T15:00:00Z', 0],
])('%s', (_what, since, now, age) => {
  expect(ageInBankingDays(published, at(since), at(now))).toBe(age)
})

test('addBankingDays: its result has that age, also one minute past midnight', () => {
  for (const days of [1, 5, 10]) {
    const since = at('2026-09-16T15:00:00Z')
    const due = addBankingDays(published, since, days)
    expect(ageInBankingDays(published, since, due)).toBe(days)
    expect(since < olderThanBankingDays(published, due, days)).toBe(true)
    expect(since < olderThanBankingDays(published, due, days + 1)).toBe(false)
  }
})

test('santiagoDay: the day begins at midnight in Santiago', () => {
  expect(santiagoDay(at('2026-11-25T02:30:00Z'))).toEqual({
    day: '2026-11-24',
    beganAt: at('2026-11-24T03:00:00Z'),
  })
})
