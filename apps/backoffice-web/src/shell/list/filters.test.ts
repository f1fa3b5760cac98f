import { expect, test } from 'vitest'
import { chosenIn, day, month, oneOf, pesos, typed } from './filters.ts'

const filters = {
  state: oneOf(['open', 'closed']),
  olderThanDays: oneOf([1, 3, 5]),
  search: typed(),
  from: day(),
  month: month(),
  least: pesos(),
}

test.each([
  [{}, {}],
  [{ state: 'open' }, { state: 'open' }],
  [{ state: 'everything' }, {}],
  [{ state: ['open'] }, {}],
  [{ olderThanDays: 3 }, { olderThanDays: 3 }],
  [{ olderThanDays: '5' }, { olderThanDays: 5 }],
  [{ olderThanDays: 4 }, {}],
  [{ olderThanDays: '' }, {}],
  [{ search: '  PT-2026 ' }, { search: 'PT-2026' }],
  [{ search: 20261124 }, { search: '20261124' }],
  [{ search: '' }, {}],
  [{ search: { $ne: 1 } }, {}],
  [{ search: 'x'.repeat(500) }, { search: 'x'.repeat(80) }],
  [{ from: '2026-11-24' }, { from: '2026-11-24' }],
  [{ from: '2026-02-30' }, {}],
  [{ from: '24/11/2026' }, {}],
  [{ month: '2026-11' }, { month: '2026-11' }],
  [{ month: '2026-13' }, {}],
  [{ month: 202611 }, {}],
  [{ least: '$209.917' }, { least: '209917' }],
  [{ least: 5000 }, { least: '5000' }],
  [{ least: '12,5' }, {}],
  [{ least: '-3' }, {}],
  [{ admin: 'true' }, {}],
])('the URL %o sets the filters %o', (address, chosen) => {
  expect(chosenIn(filters, address)).toEqual(chosen)
})
