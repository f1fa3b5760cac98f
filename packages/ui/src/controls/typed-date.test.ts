import { expect, test } from 'vitest'
import { isoOfTyped, typedOfIso } from './typed-date.ts'

test.each([
  ['24/11/2026', '2026-11-24'],
  [' 24-11-2026 ', '2026-11-24'],
  ['4.1.2026', '2026-01-04'],
  ['24 11 2026', '2026-11-24'],
  ['24112026', '2026-11-24'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', undefined],
  ['31/04/2026', undefined],
  ['11/24/2026', undefined],
  ['24/11/26', undefined],
  ['00/01/2026', undefined],
  ['1/1/0000', undefined],
  ['2026-11-24', undefined],
  ['', undefined],
  ['mañana', undefined],
])('"%s": parsed as %s', (text, iso) => {
  expect(isoOfTyped(text)).toBe(iso)
})

test('an ISO date: shown in Chilean format; other text: unchanged', () => {
  expect(typedOfIso('2026-01-04')).toBe('04/01/2026')
  expect(typedOfIso('31/02/2026')).toBe('31/02/2026')
})
