import type { SafeguardingCurrencyWire } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { proofRows } from './proof-rows.ts'

const equation: SafeguardingCurrencyWire = {
  currency: 'CLP',
  owed: '30',
  held: '100',
  receivable: '5',
  own: '75',
  difference: '70',
  lines: [
    { code: 'client-bank', class: 'held', balance: '100' },
    { code: 'client-funds', class: 'owed', balance: '30' },
    { code: 'customer-receivable', class: 'receivable', balance: '5' },
    { code: 'fee-income', class: 'own', balance: '75' },
  ],
}

test('the proof: each account above its sum, and the difference reached from both sides', () => {
  expect(proofRows(equation).map((row) => ['code' in row ? row.code : row.key, row.minor])).toEqual([
    ['client-bank', '100'],
    ['held', '100'],
    ['client-funds', '30'],
    ['owed', '30'],
    ['difference', '70'],
    ['fee-income', '75'],
    ['own', '75'],
    ['customer-receivable', '5'],
    ['receivable', '5'],
    ['explained', '70'],
  ])
})
