import { describe, expect, test } from 'vitest'
import { amountsOf } from './fields/amounts.ts'
import { counting, decimals, sharing, timing, type Writing } from './typed.ts'

const cases: readonly (readonly [string, Writing<string | number>, string, unknown])[] = [
  ['a percentage', sharing, '0,70', 70],
  ['a percentage', sharing, '0.7', 70],
  ['a percentage', sharing, '100', 10_000],
  ['a percentage', sharing, '12,5 %', 1250],
  ['a percentage without a digit before the comma', sharing, ',5', 50],
  ['a negative percentage', sharing, '-1', '-1'],
  ['a percentage with three decimals', sharing, '0,701', '0,701'],
  ['no percentage', sharing, 'mucho', 'mucho'],
  ['an empty percentage', sharing, ' ', undefined],
  ['a count', counting, '1.000.000', 1_000_000],
  ['a count', counting, '-9', -9],
  ['a decimal, not a count', counting, '1,5', '1,5'],
  ['a decimal', decimals, '950,25', '950.25'],
  ['a decimal in thousands', decimals, '1.950,25', '1950.25'],
  ['no decimal', decimals, '1,2,3', '1,2,3'],
  ['an amount', amountsOf(0), '1.190', '1190'],
  ['an amount', amountsOf(2), '1.190,5', '119050'],
  ['a negative amount', amountsOf(0), '-1', '-1'],
  ['an amount in pesos with decimals', amountsOf(0), '12,50', '12,50'],
  ['letters, not an amount', amountsOf(0), 'mil', 'mil'],
  ['an empty amount', amountsOf(0), ' ', undefined],
  ['a time', timing, '9:05', '09:05'],
  ['a time', timing, '24:00', '24:00'],
]

describe('parsing of typed values', () => {
  test.each(cases)('%s: %#', (_what, writing, text, value) => {
    expect(writing.read(text)).toBe(value)
    expect(writing.read(writing.write(value))).toBe(value)
  })
})

test('every percentage between 0 and 100: formatting and parsing it again gives the same value', () => {
  for (let bps = 0; bps <= 10_000; bps += 1) expect(sharing.read(sharing.write(bps))).toBe(bps)
})
