import { expect, test } from 'vitest'
import { extremes, periodOf, typedRate } from './past-rates.ts'

test.each([
  ['940', '940'],
  ['940,5', '940.5'],
  ['940,500', '940.5'],
  ['$ 1.004,50', '1004.5'],
  ['1.004', '1004'],
  ['940.5', '940.5'],
  ['0,2431', '0.2431'],
  ['0', '0'],
])('a rate typed as %j: %s', (typed, rate) => {
  expect(typedRate(typed)).toBe(rate)
})

test.each(['', ' ', '$', 'mil', '-940', '9,4,0', '940,1234567', '1e3', '9'.repeat(13)])(
  'a text that is not a rate (%j): none',
  (typed) => {
    expect(typedRate(typed)).toBeUndefined()
  },
)

test('the period of an address: one of the known ones, otherwise 30 days', () => {
  expect(['7', '30', '365', '8', undefined, 7].map(periodOf)).toEqual(['7', '30', '365', '30', '30', '30'])
})

const day = (asOf: string, clpPerUnit: string, customerClpPerUnit?: string) => ({
  asOf,
  clpPerUnit,
  source: 'Mercado',
  ...(customerClpPerUnit === undefined ? {} : { customerClpPerUnit }),
})

test('lowest and highest: by our rate, in numbers and not in texts; of equal days the last', () => {
  const days = [
    day('1', '1000', '999'),
    day('2', '900', '1004'),
    day('3', '990', '1004'),
    day('4', '1010', '999'),
  ]
  expect(extremes(days)).toEqual({ lowest: days[3], highest: days[2] })
  expect(extremes([])).toBeUndefined()
})

test('a day without our rate: compared by the market’s', () => {
  const days = [day('1', '1000', '1004'), day('2', '950')]
  expect(extremes(days)?.lowest).toBe(days[1])
})
