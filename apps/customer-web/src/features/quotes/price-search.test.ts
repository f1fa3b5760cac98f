import { expect, test } from 'vitest'
import { readPriceSearch } from './price-search.ts'

test.each([
  [
    { corridor: 'us-usd', side: 'receive', amount: '15075' },
    { corridor: 'us-usd', side: 'receive', amount: '15075' },
  ],
  [{ amount: '200.000' }, {}],
  [{ amount: '0' }, {}],
  [{ amount: '-5' }, {}],
  [{ amount: '1e9' }, {}],
  [{ amount: '9'.repeat(16) }, {}],
  [{ amount: 200000 }, {}],
  [{ side: 'both', corridor: '<script>' }, {}],
  [{ corridor: 'mx-mxn', other: 'x' }, { corridor: 'mx-mxn' }],
])('the address %j says %j', (search, said) => {
  expect(readPriceSearch(search)).toEqual(said)
})
