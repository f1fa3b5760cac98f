import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorOf, typedOf } from './minor-units.ts'

const seed = Date.now() % 2 ** 31

test.each([
  ['', 2, ''],
  ['.', 2, ''],
  ['0', 2, '0'],
  ['1', 2, '100'],
  ['1.5', 2, '150'],
  ['.5', 2, '50'],
  ['007', 0, '7'],
  ['1234567', 0, '1234567'],
  ['1.239', 2, '123'],
  ['900000000000000.01', 2, '90000000000000001'],
  ['-5', 2, ''],
  ['1e3', 2, ''],
])('%s with %i decimals is %s in minor units', (typed, decimals, minor) => {
  expect(minorOf(typed, decimals)).toBe(minor)
})

test(`what is shown is what is kept (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 17n), fc.integer({ min: 0, max: 3 }), (amount, decimals) => {
      const minor = amount.toString()
      expect(minorOf(typedOf(minor, decimals), decimals)).toBe(minor)
    }),
    { seed },
  )
})
