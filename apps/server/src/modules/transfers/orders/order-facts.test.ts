import type { TransferState } from '@puente/contract'
import { expect, test } from 'vitest'
import { paymentOutcome } from './order-facts.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))
const went = (...states: TransferState[]) => states.map((to, hour) => ({ to, at: at(hour) }))
const credited = (amountMinor: bigint, hour: number) => ({ amountMinor, creditedAt: at(hour) })

test.each([
  ['waits', went('awaiting-payin'), [], undefined],
  ['has a part', went('awaiting-payin'), [credited(400n, 1)], undefined],
  [
    'paid in two parts: the second',
    went('awaiting-payin', 'funded', 'converting'),
    [credited(600n, 3), credited(400n, 1)],
    { kind: 'paid', at: at(3) },
  ],
  [
    'paid and refunded, its credits attributed otherwise',
    went('awaiting-payin', 'funded', 'refunding', 'refunded'),
    [],
    { kind: 'paid', at: at(1) },
  ],
  ['in review before any payment', went('awaiting-payin', 'in-review'), [], undefined],
  ['paid in review', went('awaiting-payin', 'in-review'), [credited(1000n, 5)], { kind: 'paid', at: at(5) }],
  ['expired', went('awaiting-payin', 'expired'), [credited(400n, 0)], { kind: 'expired', at: at(1) }],
  ['cancelled', went('awaiting-payin', 'cancelled'), [], { kind: 'cancelled', at: at(1) }],
  [
    'a part, given back',
    went('awaiting-payin', 'refunding', 'refunded'),
    [credited(400n, 0)],
    { kind: 'not-paid', at: at(1) },
  ],
  ['the payment was reversed', went('awaiting-payin', 'funded', 'awaiting-payin'), [], undefined],
  [
    'paid again after a reversal, later given back unpaid',
    went('awaiting-payin', 'funded', 'awaiting-payin', 'refunding'),
    [],
    { kind: 'not-paid', at: at(3) },
  ],
] as const)('%s', (_case, history, received, outcome) => {
  const state = history.at(-1)?.to ?? 'awaiting-payin'
  expect(paymentOutcome(state, history, 1000n, received)).toEqual(outcome)
})
