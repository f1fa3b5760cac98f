import { expect, test } from 'vitest'
import { deadlineText } from './deadline.ts'

test('a deadline: with its time, or the day that ends at midnight in Chile', () => {
  expect(deadlineText('2026-11-24T21:00:00.000Z')).toBe('24/11/2026 18:00')
  expect(deadlineText('2026-11-24T03:00:00.000Z')).toBe('23/11/2026')
})
