import { expect, test } from 'vitest'
import { amountsIn } from './search-amounts.ts'

const meant = (text: string, currency: string) =>
  amountsIn(text).find((amount) => amount.currency === currency)?.minor
const only = (text: string) => amountsIn(text).map(({ currency, minor }) => `${currency} ${minor}`)

test('an amount without a currency: one meaning for each currency, in its own minor units', () => {
  expect(meant('209.917', 'CLP')).toBe(209_917n)
  expect(meant('209.917', 'USD')).toBe(20_991_700n)
  expect(meant('1.000.000', 'CLP')).toBe(1_000_000n)
  expect(meant('1000000', 'CLP')).toBe(1_000_000n)
})

test('decimals: no meaning in pesos', () => {
  expect(meant('207,56', 'USD')).toBe(20_756n)
  expect(meant('207,56', 'CLP')).toBeUndefined()
})

test.each([
  ['$ 209.917', ['CLP 209917']],
  ['USD 207,56', ['USD 20756']],
  ['207,56 USD', ['USD 20756']],
  ['usd 207,56', ['USD 20756']],
  ['US$ 207,56', ['USD 20756']],
])('the currency of %s: its only meaning', (text, found) => {
  expect(only(text)).toEqual(found)
})

test.each(['0019', 'PUABCD23', 'maria', '12.34.56', '12-5', '-5.000', 'persona@demo.puente.test'])(
  '%s: no amount',
  (text) => {
    expect(only(text)).toEqual([])
  },
)
