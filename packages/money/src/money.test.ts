import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, exponentOf, isCurrency, minorPerUnit, type Currency } from './currencies.ts'
import { add, compare, isZero, money, negate, roundToPrecision, subtract, sum, type Money } from './money.ts'
import { fromWire, toWire } from './wire.ts'

const pesos = money(1_000n, 'CLP')
const cents = money(1_000n, 'USD')

test('exponents of currencies: those of ISO 4217', () => {
  expect(exponentOf('CLP')).toBe(0)
  expect(exponentOf('USD')).toBe(2)
  expect(exponentOf('JPY')).toBe(0)
  expect(exponentOf('PYG')).toBe(0)
  expect(exponentOf('KWD')).toBe(3)
  expect(exponentOf('CLF')).toBe(4)
  expect(minorPerUnit('COP')).toBe(100n)
  expect(isCurrency('MXN')).toBe(true)
  for (const unknown of ['clp', 'XXX', '', 'constructor', 'toString']) expect(isCurrency(unknown)).toBe(false)
})

test('amounts in different currencies: a compile error where the types show it, otherwise it throws', () => {
  // @ts-expect-error pesos and dollars
  expect(() => add(pesos, cents)).toThrow(TypeError)
  // @ts-expect-error pesos and dollars
  expect(() => subtract(pesos, cents)).toThrow(TypeError)
  // @ts-expect-error pesos and dollars
  expect(() => compare(pesos, cents)).toThrow(TypeError)
  // @ts-expect-error dollars in a sum of pesos
  expect(() => sum('CLP', [pesos, cents])).toThrow(TypeError)
  const unknown: Money = cents
  // @ts-expect-error a currency that may not be CLP
  expect(() => add(pesos, unknown)).toThrow(TypeError)
})

test('sums, differences and signs: exact', () => {
  expect(add(pesos, money(1n, 'CLP'))).toEqual(money(1_001n, 'CLP'))
  expect(subtract(pesos, money(1_001n, 'CLP'))).toEqual(money(-1n, 'CLP'))
  expect(negate(pesos)).toEqual(money(-1_000n, 'CLP'))
  expect(sum('CLP', [])).toEqual(money(0n, 'CLP'))
  expect(sum('CLP', [pesos, pesos, negate(pesos)])).toEqual(pesos)
  expect([compare(pesos, money(1_001n, 'CLP')), compare(pesos, pesos)]).toEqual([-1, 0])
  expect(compare(pesos, money(-1n, 'CLP'))).toBe(1)
  expect([isZero(pesos), isZero(subtract(pesos, pesos))]).toEqual([false, true])
})

test('an amount beyond the range of int8, given or as a result: throws', () => {
  const largest = money(2n ** 63n - 1n, 'CLP')
  const least = money(-(2n ** 63n), 'CLP')
  expect(() => add(largest, money(1n, 'CLP'))).toThrow(RangeError)
  expect(() => subtract(least, money(1n, 'CLP'))).toThrow(RangeError)
  expect(() => negate(least)).toThrow(RangeError)
  expect(() => money(2n ** 63n, 'CLP')).toThrow(RangeError)
})

test('rails without cents: rounded to whole units', () => {
  expect(roundToPrecision(money(123_456n, 'COP'), 100n, 'floor')).toEqual(money(123_400n, 'COP'))
  expect(roundToPrecision(money(123_400n, 'COP'), 100n, 'ceil')).toEqual(money(123_400n, 'COP'))
})

test('an amount written to the wire: reads back the same', () => {
  const codes = Object.keys(currencies) as Currency[]
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
      fc.constantFrom(...codes),
      (minor, code) => {
        const amount = money(minor, code)
        expect(fromWire(JSON.parse(JSON.stringify(toWire(amount))), code)).toEqual(amount)
      },
    ),
  )
})

test.each(['', '-0', '01', '1.0', '1e3', '+1', ' 1', '0x10', '9223372036854775808', '１'])(
  'the wire amount "%s": throws',
  (amount) => {
    expect(() => fromWire({ amount, currency: 'CLP' })).toThrow(RangeError)
  },
)

test('an unknown or unexpected currency on the wire: throws', () => {
  expect(() => fromWire({ amount: '1', currency: 'XXX' })).toThrow(RangeError)
  expect(() => fromWire({ amount: '1', currency: 'USD' }, 'CLP')).toThrow(TypeError)
})
