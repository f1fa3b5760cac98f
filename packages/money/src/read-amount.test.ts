import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, writeAmount } from './read-amount.ts'

test.each([
  ['', 0, ''],
  ['.', 0, ''],
  ['0', 0, '0'],
  ['007', 0, '7'],
  ['200000', 0, '200000'],
  ['200.000', 0, '200000'],
  ['$ 200.000', 0, '200000'],
  ['CLP 1.234.567', 0, '1234567'],
  ['1,234,567', 0, '1234567'],
  ['12.', 0, '12'],
  ['1.234.', 0, '1234'],
  ['1.234.567.', 0, '1234567'],
  ['12,50', 2, '1250'],
  ['12.50', 2, '1250'],
  ['12.5', 2, '1250'],
  ['12,', 2, '1200'],
  [',5', 2, '50'],
  ['.05', 2, '5'],
  ['12.500', 2, '1250000'],
  ['1.234,50', 2, '123450'],
  ['1,234.50', 2, '123450'],
  ['1,234,567', 2, '123456700'],
  ['1234.5', 2, '123450'],
  ['US$ 1.234,50', 2, '123450'],
])('"%s" with %i decimals: read as %s', (typed, decimals, minor) => {
  expect(readAmount(typed, decimals)).toEqual({ minor })
})

test.each([
  ['12.50', 0, 'no-decimals'],
  ['12.5', 0, 'no-decimals'],
  ['12,50', 0, 'no-decimals'],
  ['200.000,00', 0, 'no-decimals'],
  ['200,000', 0, 'separators'],
  ['12.5000', 0, 'separators'],
  ['1234.567', 0, 'separators'],
  ['0.500', 0, 'separators'],
  ['12,500', 2, 'separators'],
  ['12.5000', 2, 'separators'],
  ['1.234.56', 2, 'separators'],
  ['1,234,56', 2, 'separators'],
  ['12.34.567', 2, 'separators'],
  ['1.23,4', 2, 'separators'],
])('"%s" with %i decimals: the fault %s, not a guess', (typed, decimals, fault) => {
  expect(readAmount(typed, decimals)).toEqual({ fault })
})

test('a written amount: read back the same', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 17n), fc.integer({ min: 0, max: 2 }), (amount, decimals) => {
      const minor = amount.toString()
      expect(readAmount(writeAmount(minor, decimals), decimals)).toEqual({ minor })
    }),
  )
})

test('any text: digits of the text, or a fault', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,$ ') })
  fc.assert(
    fc.property(typed, fc.constantFrom(0, 2), (text, decimals) => {
      const read = readAmount(text, decimals)
      if ('fault' in read || read.minor === '') return
      const digits = text.replace(/[^0-9]/g, '').replace(/^0+(?=[0-9])/, '')
      expect(read.minor.startsWith(digits) || digits === '').toBe(true)
      expect(read.minor.length - digits.length).toBeLessThanOrEqual(decimals)
    }),
    { numRuns: 5000 },
  )
})
