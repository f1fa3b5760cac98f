import { expect, test } from 'vitest'
import { format } from './format.ts'

test.each([
  [format.clp('1234567'), '$1.234.567'],
  [format.money({ amount: '1234567', currency: 'CLP' }), '$1.234.567 CLP'],
  [format.money({ amount: '123450', currency: 'USD' }), '1.234,50 USD'],
  [format.money({ amount: '5', currency: 'XXX' }), '5 XXX'],
  [format.amount({ amount: '-123450', currency: 'USD' }), '-1.234,50'],
  [format.rate('956.8239999'), '956,824'],
  [format.rate('not a rate'), '–'],
  [format.rates('COP', '0.2431').unit, '1 COP = $0,243100'],
  [format.rates('COP', '0.2431').pesos, '$1 = 4,11353 COP'],
  [format.rates('XXX', '0.2431').pesos, '–'],
  [format.percent(159), '1,59 %'],
  [format.dateTime('2026-11-24T21:00:00.000Z'), '24/11/2026 18:00'],
  [format.date('2026-11-24T02:59:00.000Z'), '23/11/2026'],
  [format.time('2026-11-24T02:59:00.000Z'), '23:59'],
  [format.day('2026-11-24T21:00:00.000Z'), 'martes 24'],
  [format.count(1234), '1.234'],
])('%s: written as %s', (written, text) => {
  expect(written.replaceAll('\u00a0', ' ')).toBe(text)
})

test('a figure and its unit: not separated by a line break', () => {
  expect(format.money({ amount: '123450', currency: 'USD' })).not.toContain(' ')
  expect(format.percent(40)).not.toContain(' ')
})
