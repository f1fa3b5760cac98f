import { expect, test } from 'vitest'
import { askedOf, endsAtMs, newQuoteDraft, quoteDraftFor } from './quote-draft.ts'

const asked = { corridorId: 'us-usd', side: 'send', amount: '200000' } as const

test('equal parameters: the same key, so that a reload gets the same quote', () => {
  const quote = newQuoteDraft(asked, 1_000)
  expect(quoteDraftFor({ ...asked, quote }, asked, 9_000)).toBe(quote)
})

test.each([{ amount: '200001' }, { side: 'receive' }, { corridorId: 'mx-mxn' }] as const)(
  'other parameters (%j): another key',
  (change) => {
    const quote = newQuoteDraft(asked, 1_000)
    expect(quoteDraftFor({ ...asked, quote }, { ...asked, ...change }, 9_000).key).not.toBe(quote.key)
  },
)

test('a price: expires by this browser’s clock, even if the server’s differs by days', () => {
  const wish = newQuoteDraft(asked, 1_000)
  const times = { createdAt: '2027-01-05T12:00:00.000Z', expiresAt: '2027-01-05T12:30:00.000Z' }
  expect(endsAtMs(wish, times)).toBe(1_000 + 30 * 60_000)
})

test('a draft without a complete amount: no request', () => {
  expect(askedOf({ corridorId: 'us-usd', side: 'send' })).toBeUndefined()
  expect(askedOf(asked)).toEqual(asked)
})
