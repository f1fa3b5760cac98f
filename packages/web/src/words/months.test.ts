import { expect, test } from 'vitest'
import { dayInChile } from './months.ts'

test('an evening hour in Chile that is the next day in UTC: the date is the one in Chile', () => {
  expect(dayInChile(Date.parse('2026-11-25T01:30:00Z'))).toBe('2026-11-24')
  expect(dayInChile(Date.parse('2026-11-25T03:00:00Z'))).toBe('2026-11-25')
})
