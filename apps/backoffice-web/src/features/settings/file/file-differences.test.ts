import { expect, test } from 'vitest'
import { differencesOf } from './file-differences.tsx'

const fee = (key: string, bps: number) => ({
  kind: 'fee',
  key,
  data: { fixedMinor: '990', bps, ivaPercent: 19 },
})
const file = (...settings: ReturnType<typeof fee>[]) => ({ format: 'puente-settings-1' as const, settings })
const found = (...settings: ReturnType<typeof fee>[]) =>
  differencesOf(file(...settings), file(fee('default', 70), fee('us-usd', 60))).map(({ key, changes }) => [
    key,
    changes,
  ])

test.each([
  ['its own version', fee('us-usd', 55), [['us-usd', [{ at: 'bps', before: 60, after: 55 }]]]],
  [
    'without a version: the one that it falls back to',
    fee('us-usd/company', 55),
    [['us-usd/company', [{ at: 'bps', before: 60, after: 55 }]]],
  ],
  ['the values that it falls back to: listed without changes', fee('mx-mxn', 70), [['mx-mxn', []]]],
  ['the values of its own version: not listed', fee('us-usd', 60), []],
])('a key of the file compared with %s', (_name, one, expected) => {
  expect(found(one)).toEqual(expected)
})
