import { expect, test } from 'vitest'
import { purposeAfter } from './order-questions.tsx'

test.each([
  ['nothing chosen: the usual one', '', '', 'family', 'family-support'],
  ['the usual one of another relationship: replaced', 'family-support', 'family', 'self', 'own-account'],
  ['the usual one, and the next relationship has none: emptied', 'family-support', 'family', 'friend', ''],
  ['chosen by the customer: kept', 'rent', 'family', 'self', 'rent'],
  ['chosen before the relationship: kept', 'family-support', '', 'self', 'family-support'],
] as const)('a relationship after %s', (_, purpose, before, relationship, after) => {
  expect(purposeAfter(purpose, before, relationship)).toBe(after)
})
