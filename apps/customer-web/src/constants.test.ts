import { expect, test } from 'vitest'
import { draftAfterMs } from './features/onboarding/use-file.ts'
import { refreshEveryMs } from './features/quotes/price-queries.ts'

test('the two constants that the specification gives no use are the pause of drafts and the age of prices', () => {
  expect([draftAfterMs, refreshEveryMs]).toEqual([1500, 60_000])
})
