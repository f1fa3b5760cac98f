import { expect, test } from 'vitest'
import { filtersOf } from './filters.ts'

test.each([
  [{}, {}],
  [{ state: 'in-review' }, { state: 'in-review' }],
  [{ state: 'everything' }, {}],
  [{ state: ['in-review'] }, {}],
  [{ search: '  PT-2026 ' }, { search: 'PT-2026' }],
  [{ search: 20261124 }, { search: '20261124' }],
  [{ search: '' }, {}],
  [{ search: { $ne: 1 } }, {}],
  [{ search: 'x'.repeat(500) }, { search: 'x'.repeat(80) }],
  [{ admin: 'true' }, {}],
])('the address %o filters by %o', (address, filters) => {
  expect(filtersOf(address)).toEqual(filters)
})
