import { expect, test } from 'vitest'
import { momentText } from './moment.tsx'

const now = Date.parse('2026-11-24T15:00:00.000Z')

test.each([
  ['2026-11-24T15:00:30.000Z', 'ahora'],
  ['2026-11-24T14:55:00.000Z', 'hace 5 min'],
  ['2026-11-24T17:30:00.000Z', 'dentro de 2 h'],
  ['2026-11-23T14:00:00.000Z', '23/11/2026'],
  ['2026-11-26T02:00:00.000Z', '25/11/2026'],
])('%s is shown as %s', (at, text) => {
  expect(momentText(at, now)).toBe(text)
})
