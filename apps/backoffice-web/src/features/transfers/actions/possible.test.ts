import { expect, test } from 'vitest'
import { possibleActions } from './possible.ts'

const recall = { requestedAt: '2026-11-24T15:00:00.000Z', dueAt: '2026-11-25T15:00:00.000Z' }

test.each([
  [{ state: 'delivered' }, []],
  [{ state: 'returned' }, ['retry-payout', 'refund']],
  [{ state: 'correcting' }, ['retry-payout', 'refund']],
  [{ state: 'frozen' }, ['unfreeze']],
  [{ state: 'payout-submitted', recall }, ['recall-asked-bank', 'recall-not-possible']],
  [{ state: 'payout-submitted', recall: { ...recall, outcome: 'asked-bank' } }, []],
] as const)('about %o staff may propose %o', (transfer, actions) => {
  expect(possibleActions(transfer)).toEqual(actions)
})
