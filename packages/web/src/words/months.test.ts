import { expect, test } from 'vitest'
import { dayInChile } from './months.ts'

test('an hour of the evening in Chile that is the next day elsewhere: the day is the one in Chile', () => {
  expect(dayInChile(Date.parse('2026-11-25T01:30:00Z'))).toBe('2026-11-24')
  expect(dayInChile(Date.parse('2026-11-25T03:00:00Z'))).toBe('2026-11-25')
})
