import { expect, test } from 'vitest'
import { possibleActions } from './possible.ts'

const recall = { requestedAt: '2026-11-24T15:00:00.000Z', dueAt: '2026-11-25T15:00:00.000Z' }
const claim = {
  payoutId: 'pyo_1',
  attempt: 1,
  amount: { amount: '100', currency: 'USD' },
  openedAt: '2026-11-24T15:00:00.000Z',
  dueAt: '2026-12-09T15:00:00.000Z',
} as const

test.each([
  [{ state: 'delivered' }, []],
  [{ state: 'returned' }, ['retry-payout', 'refund']],
  [{ state: 'correcting' }, ['retry-payout', 'refund']],
  [{ state: 'frozen' }, ['unfreeze']],
  [{ state: 'refunded', claims: [claim] }, ['write-off-payout']],
  [{ state: 'refunded', claims: [{ ...claim, outcome: 'returned' }] }, []],
  [{ state: 'payout-submitted', recall }, ['recall-asked-bank', 'recall-not-possible']],
  [{ state: 'payout-submitted', recall: { ...recall, outcome: 'asked-bank' } }, []],
] as const)('about %o staff may propose %o', (transfer, actions) => {
  expect(possibleActions({ ...transfer, claims: 'claims' in transfer ? [...transfer.claims] : [] })).toEqual(
    actions,
  )
})
