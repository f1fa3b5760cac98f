import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideByRate, multiplyByRate } from './conversion.ts'
import { money } from './money.ts'
import {
  applyBps,
  bpsOver,
  conversionSign,
  inverse,
  jumpsOver,
  parseRate,
  rate,
  rateValue,
  toSignificant,
} from './rate.ts'

const dollar = rate('USD', 'CLP', '950.25')

test.each([
  '',
  '0',
  '0.000',
  '-1',
  '+1',
  '1,5',
  '1.',
  '.5',
  '01.5',
  '1e3',
  ' 1',
  'NaN',
  '1.1234567890123',
  '1234567890123',
])('"%s": not a rate', (text) => {
  expect(parseRate('USD', 'CLP', text)).toBeUndefined()
  expect(() => rate('USD', 'CLP', text)).toThrow(RangeError)
})

test('rateValue: the shortest decimal string that is exact', () => {
  const values: [string, string][] = [
    ['950.25', '950.25'],
    ['950.250000000000', '950.25'],
    ['950', '950'],
    ['0.00105', '0.00105'],
    ['999999999999.999999999999', '999999999999.999999999999'],
    ['0.000000000001', '0.000000000001'],
  ]
  for (const [text, value] of values) expect(rateValue(rate('USD', 'CLP', text))).toBe(value)
})

test('significant digits: rounded as requested, with carry', () => {
  const six = (text: string) => rateValue(toSignificant(rate('USD', 'CLP', text), 6, 'half-up'))
  expect(six('954.0514999')).toBe('954.051')
  expect(six('999.9995')).toBe('1000')
  expect(six('0.00105263158')).toBe('0.00105263')
  expect(six('1234567')).toBe('1234570')
  expect(rateValue(toSignificant(rate('USD', 'CLP', '954.0510001'), 6, 'ceil'))).toBe('954.052')
})

test('inverse: the opposite direction with the requested number of digits', () => {
  const back = inverse(dollar, 6, 'half-up')
  expect([back.base, back.quote, rateValue(back)]).toEqual(['CLP', 'USD', '0.00105235'])
  expect(rateValue(inverse(rate('COP', 'CLP', '0.25'), 6, 'floor'))).toBe('4')
  expect(() => inverse(rate('USD', 'CLP', '100000000'), 6, 'half-up')).toThrow(RangeError)
})

test('a spread in basis points: exact', () => {
  expect(rateValue(applyBps(dollar, 40, 'ceil'))).toBe('954.051')
  expect(rateValue(applyBps(dollar, -40, 'floor'))).toBe('946.449')
  expect(bpsOver(dollar, applyBps(dollar, 40, 'ceil'))).toBe(40)
  expect(bpsOver(dollar, applyBps(dollar, -40, 'ceil'))).toBe(-40)
  expect(() => applyBps(dollar, -10_000, 'ceil')).toThrow(RangeError)
})

test('jumpsOver: true just above the limit, up and down', () => {
  const at = (text: string) => jumpsOver(rate('USD', 'CLP', '1000'), rate('USD', 'CLP', text), 300)
  expect([at('1030'), at('970'), at('1000')]).toEqual([false, false, false])
  expect([at('1030.000000000001'), at('969.999999999999')]).toEqual([true, true])
  // @ts-expect-error rates of different currencies
  expect(() => jumpsOver(dollar, rate('EUR', 'CLP', '1100'), 300)).toThrow(TypeError)
})

test('amounts in currencies with different exponents: converted', () => {
  expect(multiplyByRate(money(10_050n, 'USD'), dollar, 'half-up')).toEqual(money(95_500n, 'CLP'))
  expect(multiplyByRate(money(10_050n, 'USD'), dollar, 'up')).toEqual(money(95_501n, 'CLP'))
  expect(divideByRate(money(95_501n, 'CLP'), dollar, 'floor')).toEqual(money(10_050n, 'USD'))
  const dinar = rate('KWD', 'USD', '3.25')
  expect(multiplyByRate(money(-1_001n, 'KWD'), dinar, 'floor')).toEqual(money(-326n, 'USD'))
  // @ts-expect-error euros times a rate of dollars
  expect(() => multiplyByRate(money(1n, 'EUR'), dollar, 'floor')).toThrow(TypeError)
  // @ts-expect-error dollars over a rate in pesos
  expect(() => divideByRate(money(1n, 'USD'), dollar, 'floor')).toThrow(TypeError)
})

const scaled = fc.bigInt({ min: 1n, max: 10n ** 24n - 1n })

test('a rate and its decimal string: the same value, and rounding keeps the first digits', () => {
  fc.assert(
    fc.property(scaled, (value) => {
      const any = { base: 'USD', quote: 'CLP', scaled: value } as const
      expect(rate('USD', 'CLP', rateValue(any))).toEqual(any)
      const less = toSignificant(any, 6, 'floor')
      expect(String(less.scaled).slice(0, 6)).toBe(String(value).slice(0, 6))
      expect((value - less.scaled) * 100_000n <= value).toBe(true)
    }),
  )
})

test('converting to another currency and back, rounded down: never more than before', () => {
  fc.assert(
    fc.property(scaled, fc.bigInt({ min: 0n, max: 10n ** 6n }), (value, minor) => {
      const any = { base: 'USD', quote: 'CLP', scaled: value } as const
      const there = multiplyByRate(money(minor, 'USD'), any, 'floor')
      expect(divideByRate(there, any, 'floor').minor <= minor).toBe(true)
    }),
  )
})

test('the sign of a conversion: pesos are divided by a rate in pesos per dollar, dollars multiplied', () => {
  expect(conversionSign('CLP', dollar)).toBe('÷')
  expect(conversionSign('USD', dollar)).toBe('×')
  expect(conversionSign('CLP', inverse(dollar, 6, 'floor'))).toBe('×')
})
