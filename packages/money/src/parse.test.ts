import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, type Currency } from './currencies.ts'
import { formatClp, formatMoney } from './format.ts'
import { largestAmountMinor, money } from './money.ts'
import { parseMoney, type ParseFault } from './parse.ts'

const read: readonly [string, Currency, bigint][] = [
  ['1.234.567', 'CLP', 1_234_567n],
  ['1234567', 'CLP', 1_234_567n],
  ['$ 1.234', 'CLP', 1_234n],
  ['$\u00a01.234', 'CLP', 1_234n],
  ['CLP $1.234', 'CLP', 1_234n],
  [' 1.234 clp ', 'CLP', 1_234n],
  ['0050', 'CLP', 50n],
  ['999999999999999999', 'CLP', largestAmountMinor],
  ['1.234,50', 'USD', 123_450n],
  ['1234,5', 'USD', 123_450n],
  ['US$1.234,50', 'USD', 123_450n],
  ['1.234 USD', 'USD', 123_400n],
  ['0,01', 'MXN', 1n],
  ['100 €', 'EUR', 10_000n],
  ['1,234', 'KWD', 1_234n],
]

test.each(read)('"%s" in %s: parsed', (text, currency, minor) => {
  expect(parseMoney(text, currency)).toEqual(money(minor, currency))
})

const faults: readonly [string, Currency, ParseFault][] = [
  ['', 'CLP', 'empty'],
  ['   ', 'CLP', 'empty'],
  ['$', 'CLP', 'empty'],
  ['abc', 'CLP', 'letters'],
  ['12a', 'CLP', 'letters'],
  ['1e5', 'CLP', 'letters'],
  ['0x10', 'CLP', 'letters'],
  ['１２３', 'CLP', 'letters'],
  ['+5', 'CLP', 'letters'],
  ['5-3', 'CLP', 'letters'],
  ['$5', 'USD', 'letters'],
  ['5 EUR', 'USD', 'letters'],
  ['US$5', 'CLP', 'letters'],
  ['$$5', 'CLP', 'letters'],
  ['1,234.56', 'USD', 'separators'],
  ['1,234,567', 'CLP', 'separators'],
  ['1.23.4', 'CLP', 'separators'],
  ['1234.567', 'CLP', 'separators'],
  ['1.5', 'USD', 'separators'],
  ['.5', 'USD', 'separators'],
  [',5', 'USD', 'separators'],
  ['5,', 'USD', 'separators'],
  ['0.123', 'USD', 'separators'],
  ['1..234', 'CLP', 'separators'],
  ['1 234', 'CLP', 'separators'],
  ["1'234", 'CLP', 'separators'],
  ['1,5', 'CLP', 'too-many-decimals'],
  ['1.234,00', 'CLP', 'too-many-decimals'],
  ['1,234', 'USD', 'too-many-decimals'],
  ['-5', 'CLP', 'negative'],
  ['-$5', 'CLP', 'negative'],
  ['$ -5', 'CLP', 'negative'],
  ['−5', 'CLP', 'negative'],
  [`-${'9'.repeat(40)}`, 'CLP', 'negative'],
  ['1000000000000000000', 'CLP', 'too-large'],
  ['10000000000000000', 'USD', 'too-large'],
  ['9'.repeat(1_000_000), 'CLP', 'too-large'],
  ['0', 'CLP', 'zero'],
  ['000', 'CLP', 'zero'],
  ['0,00', 'USD', 'zero'],
  ['-0', 'CLP', 'zero'],
]

test.each(faults.map(([text, ...rest]) => [text.slice(0, 30), text, ...rest] as const))(
  '"%s": refused',
  (_, text, currency, fault) => {
    expect(parseMoney(text, currency)).toEqual({ fault })
  },
)

const amount = fc
  .tuple(
    fc.oneof(fc.bigInt({ min: 1n, max: 10_000n }), fc.bigInt({ min: 1n, max: largestAmountMinor })),
    fc.constantFrom(...(Object.keys(currencies) as Currency[])),
  )
  .map(([minor, currency]) => money(minor, currency))

test('a formatted amount, with its code or without: parsed back to the same amount', () => {
  fc.assert(
    fc.property(amount, (any) => {
      expect(parseMoney(formatMoney(any), any.currency)).toEqual(any)
      expect(parseMoney(formatMoney(any, { code: true }), any.currency)).toEqual(any)
      expect(parseMoney(formatMoney(any, { code: false }), any.currency)).toEqual(any)
      expect(parseMoney(formatClp(money(any.minor, 'CLP')), 'CLP')).toEqual(money(any.minor, 'CLP'))
    }),
    { numRuns: 2000 },
  )
})

test('any text: an amount or a fault, and an amount has exactly the digits of the text', () => {
  const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-$ ') }))
  fc.assert(
    fc.property(typed, fc.constantFrom('CLP', 'USD' as const), (text, currency) => {
      const result = parseMoney(text, currency)
      if ('fault' in result) return
      const [units = '', cents = ''] = text.replace(/[^0-9,]/g, '').split(',')
      const digits = currency === 'CLP' ? units : units + cents.padEnd(2, '0')
      expect(result.minor).toBe(BigInt(digits))
    }),
    { numRuns: 5000 },
  )
})
