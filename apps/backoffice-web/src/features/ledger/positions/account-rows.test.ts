import type { CurrencyPositionWire, ForecastDayWire } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { accountRows, firstLowDays, forecastRows } from './account-rows.ts'

const day = (of: string, payoutCount: number, isLow: boolean): ForecastDayWire => ({
  day: of,
  payouts: '0',
  payoutCount,
  returns: '0',
  returnCount: 0,
  balance: '0',
  isLow,
})
const nostro = (
  currency: string,
  isLow: boolean,
  days: readonly (readonly [count: number, isLow: boolean])[],
): CurrencyPositionWire => ({
  currency,
  position: '7',
  accounts: [{ code: 'nostro', balance: '0', floor: '0', isLow }],
  forecast: days.map(([count, low], nth) => day(`2026-11-2${nth}`, count, low)),
})
const pesos: CurrencyPositionWire = {
  currency: 'CLP',
  position: '9',
  accounts: [
    { code: 'client-bank', balance: '0', floor: '0', isLow: false },
    { code: 'operator-bank', balance: '0', floor: '0', isLow: false },
  ],
  forecast: [day('2026-11-20', 0, false)],
}

test('two accounts in one currency: the position stands once', () => {
  expect(accountRows([pesos]).map(({ code, position }) => [code, position])).toEqual([
    ['client-bank', '9'],
    ['operator-bank', undefined],
  ])
})

test('a currency from which nothing leaves: not in the forecast', () => {
  const rows = forecastRows([
    pesos,
    nostro('USD', false, [
      [0, false],
      [1, false],
    ]),
  ])
  expect(rows.map(({ currency, code, day: of }) => `${currency} ${code} ${of}`)).toEqual([
    'USD nostro 2026-11-20',
    'USD nostro 2026-11-21',
  ])
})

test('days below the floor: the first of each account, unless it is below it now', () => {
  const currencies = [
    nostro('EUR', true, [[1, true]]),
    nostro('PEN', false, [[1, false]]),
    nostro('USD', false, [
      [1, false],
      [1, true],
      [0, true],
    ]),
  ]
  expect(firstLowDays(currencies).map(({ currency, day: of }) => `${currency} ${of}`)).toEqual([
    'USD 2026-11-21',
  ])
})
