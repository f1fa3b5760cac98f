import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divide, divideToStep, type Rounding } from './rounding.ts'

// Dividend and divisor, then the results of floor, ceil, up, half-up, half-even.
const table: readonly [bigint, bigint, Record<Rounding, bigint>][] = [
  [7n, 2n, { floor: 3n, ceil: 4n, up: 4n, 'half-up': 4n, 'half-even': 4n }],
  [5n, 2n, { floor: 2n, ceil: 3n, up: 3n, 'half-up': 3n, 'half-even': 2n }],
  [-5n, 2n, { floor: -3n, ceil: -2n, up: -3n, 'half-up': -3n, 'half-even': -2n }],
  [5n, -2n, { floor: -3n, ceil: -2n, up: -3n, 'half-up': -3n, 'half-even': -2n }],
  [-7n, -2n, { floor: 3n, ceil: 4n, up: 4n, 'half-up': 4n, 'half-even': 4n }],
  [4n, 3n, { floor: 1n, ceil: 2n, up: 2n, 'half-up': 1n, 'half-even': 1n }],
  [-4n, 3n, { floor: -2n, ceil: -1n, up: -2n, 'half-up': -1n, 'half-even': -1n }],
  [-3n, 2n, { floor: -2n, ceil: -1n, up: -2n, 'half-up': -2n, 'half-even': -2n }],
  [1n, 2n, { floor: 0n, ceil: 1n, up: 1n, 'half-up': 1n, 'half-even': 0n }],
  [-1n, 2n, { floor: -1n, ceil: 0n, up: -1n, 'half-up': -1n, 'half-even': 0n }],
  [6n, 3n, { floor: 2n, ceil: 2n, up: 2n, 'half-up': 2n, 'half-even': 2n }],
  [0n, 3n, { floor: 0n, ceil: 0n, up: 0n, 'half-up': 0n, 'half-even': 0n }],
]

test.each(table)('%s / %s: rounded in each mode as listed', (dividend, divisor, expected) => {
  for (const [rounding, quotient] of Object.entries(expected)) {
    expect(divide(dividend, divisor, rounding as Rounding), rounding).toBe(quotient)
  }
})

const ways: readonly Rounding[] = ['floor', 'ceil', 'up', 'half-up', 'half-even']
const integer = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })

test('each mode: a neighbouring integer, within half for the nearest modes, and exact quotients unchanged', () => {
  fc.assert(
    fc.property(integer, integer, fc.constantFrom(...ways), (dividend, divisor, rounding) => {
      fc.pre(divisor !== 0n)
      const error = divide(dividend, divisor, rounding) * divisor - dividend
      const distance = error < 0n ? -error : error
      const size = divisor < 0n ? -divisor : divisor
      expect(distance < size).toBe(true)
      if (rounding.startsWith('half')) expect(distance * 2n <= size).toBe(true)
      expect(divide(dividend * divisor, divisor, rounding)).toBe(dividend)
    }),
    { numRuns: 2000 },
  )
})

test('the negated dividend: the negated result in symmetric modes, and floor mirrors ceil', () => {
  fc.assert(
    fc.property(integer, integer, (dividend, divisor) => {
      fc.pre(divisor !== 0n)
      for (const rounding of ['up', 'half-up', 'half-even'] as const) {
        expect(divide(-dividend, divisor, rounding)).toBe(-divide(dividend, divisor, rounding))
      }
      expect(divide(-dividend, divisor, 'floor')).toBe(-divide(dividend, divisor, 'ceil'))
    }),
  )
})

test('rounding to a step: once, to a multiple of it', () => {
  expect(divideToStep(123_456n, 1n, 100n, 'floor')).toBe(123_400n)
  expect(divideToStep(-123_456n, 1n, 100n, 'floor')).toBe(-123_500n)
  expect(divideToStep(1_499n, 10n, 100n, 'half-up')).toBe(100n)
  expect(() => divideToStep(1n, 1n, 0n, 'floor')).toThrow(RangeError)
  expect(() => divide(1n, 0n, 'floor')).toThrow(RangeError)
})
