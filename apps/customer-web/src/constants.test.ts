import { expect, test } from 'vitest'
import { draftAfterMs } from './features/onboarding/use-file.ts'
import { refreshEveryMs } from './features/quotes/price/price-queries.ts'

test('constants that the specification names without a use: the draft pause is 1500 ms, the price refresh 60 s', () => {
  expect([draftAfterMs, refreshEveryMs]).toEqual([1500, 60_000])
})
