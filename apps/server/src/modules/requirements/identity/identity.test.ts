import { expect, test } from 'vitest'
import type { RequirementRules } from '../requirement-rules.ts'
import { effectiveEnd } from './identity.ts'

const table: RequirementRules['extensions'] = [
  { group: 'chilean', printedFrom: '2020-03-01', printedUntil: '2020-12-31', holdsUntil: '2022' },
  { group: 'chilean', printedFrom: '2020-02-01', printedUntil: '2020-02-29', holdsUntil: '2023' },
  { group: 'chilean', printedFrom: '2020-06-01', printedUntil: '2020-06-30', holdsUntil: '2024-01-15' },
  { group: 'foreign', printedFrom: '2020-01-01', printedUntil: '2021-12-31', holdsUntil: '2022-02-28' },
]

test.each([
  ['a card that no line names', 'chilean-id', '2021-03-01', '2021-03-01'],
  ['the first day of a line', 'chilean-id', '2020-03-01', '2022-03-01'],
  ['the last day of a line', 'chilean-id', '2020-12-31', '2022-12-31'],
  ['the day before a line', 'chilean-id', '2020-01-31', '2020-01-31'],
  ['the 29th of February in a year without one', 'chilean-id', '2020-02-29', '2023-02-28'],
  ['two lines: the better one', 'chilean-id', '2020-06-15', '2024-01-15'],
  ['a foreigner’s card', 'foreign-id', '2021-05-05', '2022-02-28'],
  ['a line that ends before what is printed', 'foreign-id', '2021-12-31', '2022-02-28'],
  ['a passport is nobody’s card', 'passport', '2020-06-15', '2020-06-15'],
  ['nor is another document', 'other-id', '2020-06-15', '2020-06-15'],
] as const)('%s', (_what, type, printedEnd, end) => {
  expect(effectiveEnd(table, { type, printedEnd })).toBe(end)
})

test('an extension: never shortens the validity', () => {
  const short = [
    { group: 'foreign', printedFrom: '2026-01-01', printedUntil: '2030-12-31', holdsUntil: '2026-06-30' },
  ] as const
  expect(effectiveEnd(short, { type: 'foreign-id', printedEnd: '2029-01-01' })).toBe('2029-01-01')
})
