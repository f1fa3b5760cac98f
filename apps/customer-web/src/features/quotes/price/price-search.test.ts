import { expect, test } from 'vitest'
import { paths } from '../../../paths.ts'
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
  [
    { corridor: 'mx-mxn', send: '$ 250.000', receive: '' },
    { corridor: 'mx-mxn', side: 'send', amount: '250000' },
  ],
  [{ corridor: '', send: '12.50', receive: '' }, {}],
  [
    { side: 'receive', amount: '15075', send: '250.000' },
    { side: 'receive', amount: '15075' },
  ],
])('the URL %j sets %j', (search, said) => {
  expect(readPriceSearch(search)).toEqual(said)
})

test('the URL that the calculator writes: parsed back to the same values', () => {
  const search = { corridor: 'mx-mxn', side: 'receive', amount: '5000000' } as const
  const address = new URL(paths.home(search), 'http://localhost')
  expect(readPriceSearch(Object.fromEntries(address.searchParams))).toEqual(search)
})
