import { expect, test } from 'vitest'
import { arrivalWords } from './arrival-words.ts'

const tuesday = '2026-11-24T21:00:00.000Z'

test.each([
  ['the same day', '2026-11-24T12:00:00.000Z', 'hoy, antes de las 18:00'],
  ['the day before, late at night in Chile', '2026-11-24T02:30:00.000Z', 'mañana, antes de las 18:00'],
  ['some days before', '2026-11-20T12:00:00.000Z', 'martes 24, antes de las 18:00'],
  ['long before', '2026-10-01T12:00:00.000Z', 'martes 24 de noviembre, antes de las 18:00'],
  ['when it is already past', '2026-11-26T12:00:00.000Z', 'martes 24 de noviembre, antes de las 18:00'],
])('arrival date %s', (_, now, words) => {
  expect(arrivalWords(tuesday, Date.parse(now))).toBe(words)
})
