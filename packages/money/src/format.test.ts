import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatTime } from './format-time.ts'
import {
  formatClp,
  formatCount,
  formatMoney,
  formatPercent,
  formatRate,
  formatRateBothWays,
} from './format.ts'
import { money } from './money.ts'
import { rate } from './rate.ts'

test('pesos: dots between thousands, no decimals, the code only on request', () => {
  expect(formatClp(money(0n, 'CLP'))).toBe('$0')
  expect(formatClp(money(999n, 'CLP'))).toBe('$999')
  expect(formatClp(money(1_234n, 'CLP'))).toBe('$1.234')
  expect(formatClp(money(1_234_567n, 'CLP'))).toBe('$1.234.567')
  expect(formatClp(money(-1_234_567n, 'CLP'))).toBe('-$1.234.567')
  expect(formatClp(money(1_234_567n, 'CLP'), { code: true })).toBe('$1.234.567 CLP')
  expect(formatClp(money(2n ** 63n - 1n, 'CLP'))).toBe('$9.223.372.036.854.775.807')
  expect(formatMoney(money(5_000n, 'CLP'))).toBe('$5.000')
  expect(formatMoney(money(5_000n, 'CLP'), { code: true })).toBe('$5.000 CLP')
})

test('foreign amounts: exact, never rounded up', () => {
  expect(formatMoney(money(123_450n, 'USD'))).toBe('1.234,50 USD')
  expect(formatMoney(money(123_450n, 'USD'), { code: false })).toBe('1.234,50')
  expect(formatMoney(money(1n, 'MXN'))).toBe('0,01 MXN')
  expect(formatMoney(money(-5n, 'USD'))).toBe('-0,05 USD')
  expect(formatMoney(money(1_234n, 'JPY'))).toBe('1.234 JPY')
  expect(formatMoney(money(1_234_567n, 'KWD'))).toBe('1.234,567 KWD')
  expect(formatMoney(money(390_001_234n, 'CLF'))).toBe('39.000,1234 CLF')
})

test('a currency that rails pay in whole units: written without decimals, and exactly when it has cents', () => {
  expect(formatMoney(money(49_152_700n, 'COP'))).toBe('491.527 COP')
  expect(formatMoney(money(-49_152_700n, 'COP'), { code: false })).toBe('-491.527')
  expect(formatMoney(money(0n, 'COP'))).toBe('0 COP')
  expect(formatMoney(money(49_152_735n, 'COP'))).toBe('491.527,35 COP')
  expect(formatMoney(money(20_000n, 'USD'))).toBe('200,00 USD')
})

test('counts: rounded up, away from zero, in exact arithmetic', () => {
  expect(formatCount(1_234)).toBe('1.234')
  expect(formatCount(10, 3)).toBe('4')
  expect(formatCount(-10, 3)).toBe('-4')
  expect(formatCount(9n, 3n)).toBe('3')
  expect(formatCount(0)).toBe('0')
  expect(formatCount(1, 1_000_000)).toBe('1')
  expect(() => formatCount(0.1 * 3 * 10)).toThrow(RangeError)
})

test('percentages: two decimals and a comma', () => {
  expect(formatPercent(159)).toBe('1,59 %')
  expect(formatPercent(40)).toBe('0,40 %')
  expect(formatPercent(5)).toBe('0,05 %')
  expect(formatPercent(-40)).toBe('-0,40 %')
  expect(formatPercent(1_234_567n)).toBe('12.345,67 %')
})

test('rates: six significant digits', () => {
  const shown = (text: string) => formatRate(rate('USD', 'CLP', text))
  expect(shown('954.051')).toBe('954,051')
  expect(shown('950')).toBe('950,000')
  expect(shown('0.2431')).toBe('0,243100')
  expect(shown('0.00105263158')).toBe('0,00105263')
  expect(shown('1')).toBe('1,00000')
  expect(shown('39123.456')).toBe('39.123,5')
  expect(shown('999999.5')).toBe('1.000.000')
  expect(shown('999.9995')).toBe('1.000,00')
})

test.each([
  ['USD', '954.051', '1 USD = $954,051', '$1.000 = 1,04816 USD'],
  ['COP', '0.2431', '1 COP = $0,243100', '$1 = 4,11353 COP'],
  ['PEN', '250', '1 PEN = $250,000', '$1.000 = 4,00000 PEN'],
  // 1000 / 52.000026 = 19.23075962: the seventh digit rounds up.
  ['MXN', '52.000026', '1 MXN = $52,0000', '$1.000 = 19,2308 MXN'],
  // 1 / 0.9999995 = 1.0000005, whose seventh digit is 0.
  ['EUR', '0.9999995', '1 EUR = $1,00000', '$1 = 1,00000 EUR'],
  ['EUR', '1', '1 EUR = $1,00000', '$1 = 1,00000 EUR'],
] as const)('a rate of %s at %s: read from both sides', (currency, text, unit, pesos) => {
  expect(formatRateBothWays(rate(currency, 'CLP', text))).toEqual({ unit, pesos })
})

test('dates and times: those of Santiago, in summer and in winter', () => {
  expect(formatDate('2026-11-24T18:00:00.000Z')).toBe('24/11/2026')
  expect(formatTime('2026-11-24T21:00:00.000Z')).toBe('18:00')
  expect(formatTime('2026-07-01T22:00:00.000Z')).toBe('18:00')
  expect(formatDateTime(new Date('2026-01-01T02:05:00.000Z'))).toBe('31/12/2025 23:05')
  expect(formatTime('2026-11-24T03:00:00.000Z')).toBe('00:00')
})

test('a calendar date: the same day, without a time', () => {
  expect(formatDate('2026-11-24')).toBe('24/11/2026')
  expect(formatDate('1990-01-05')).toBe('05/01/1990')
  expect(() => formatTime('2026-11-24')).toThrow(RangeError)
  expect(() => formatDate('yesterday')).toThrow(RangeError)
})
