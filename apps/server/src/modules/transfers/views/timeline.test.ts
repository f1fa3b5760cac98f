import type { TransferState } from '@puente/contract'
import { describe, expect, it } from 'vitest'
import { timelineOf } from './timeline.ts'
import type { Transfer } from '../transfer.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 12, minute))
const estimated = at(59)

function reported(...states: readonly TransferState[]) {
  const history = states.map((to, index) => ({
    sequence: index + 1,
    from: states[index - 1],
    to,
    event: 'any',
    actor: 'system:test',
    facts: {},
    at: at(index),
  }))
  const state = states.at(-1)
  return timelineOf({ state } as Transfer, history, estimated).map(({ step, status }) => `${step} ${status}`)
}

describe('the timeline of a transfer', () => {
  it.each<readonly [readonly TransferState[], readonly string[]]>([
    [
      ['awaiting-payin'],
      ['ordered done', 'payment-received now', 'converted next', 'sent-to-bank next', 'delivered next'],
    ],
    [
      ['awaiting-payin', 'funded', 'converting', 'payout-submitted'],
      ['ordered done', 'payment-received done', 'converted done', 'sent-to-bank done', 'delivered now'],
    ],
    [
      ['awaiting-payin', 'funded', 'converting', 'payout-unknown', 'payout-submitted', 'delivered'],
      ['ordered done', 'payment-received done', 'converted done', 'sent-to-bank done', 'delivered done'],
    ],
    [
      ['awaiting-payin', 'in-review'],
      [
        'ordered done',
        'checking now',
        'payment-received next',
        'converted next',
        'sent-to-bank next',
        'delivered next',
      ],
    ],
    // A closed review is not shown.
    [
      ['awaiting-payin', 'in-review', 'awaiting-payin'],
      ['ordered done', 'payment-received now', 'converted next', 'sent-to-bank next', 'delivered next'],
    ],
    [
      ['awaiting-payin', 'funded', 'converting', 'payout-submitted', 'returned', 'refunding'],
      [
        'ordered done',
        'payment-received done',
        'converted done',
        'sent-to-bank done',
        'returned problem',
        'refunding now',
        'refunded next',
      ],
    ],
    [
      ['awaiting-payin', 'funded', 'converting', 'payout-submitted', 'returned', 'correcting'],
      [
        'ordered done',
        'payment-received done',
        'converted done',
        'sent-to-bank done',
        'returned problem',
        'needs-correction now',
        'sent-to-bank next',
        'delivered next',
      ],
    ],
    // Sent again: repeated steps are shown twice, each in its position.
    [
      [
        'funded',
        'converting',
        'payout-submitted',
        'returned',
        'correcting',
        'converting',
        'payout-submitted',
      ],
      [
        'payment-received done',
        'converted done',
        'sent-to-bank done',
        'returned problem',
        'needs-correction done',
        'sent-to-bank done',
        'delivered now',
      ],
    ],
    [
      ['converting', 'payout-submitted', 'delivered', 'returned', 'refunding', 'refunded'],
      [
        'converted done',
        'sent-to-bank done',
        'delivered done',
        'returned problem',
        'refunding done',
        'refunded done',
      ],
    ],
    // Money that arrived after the order had expired.
    [
      ['awaiting-payin', 'expired', 'awaiting-payin'],
      [
        'ordered done',
        'expired problem',
        'payment-received now',
        'converted next',
        'sent-to-bank next',
        'delivered next',
      ],
    ],
    [['in-review', 'rejected', 'frozen'], ['stopped problem']],
    [
      ['awaiting-payin', 'expired'],
      ['ordered done', 'expired problem'],
    ],
    [
      ['awaiting-payin', 'cancelled'],
      ['ordered done', 'cancelled done'],
    ],
  ])('%j', (states, expected) => {
    expect(reported(...states)).toEqual(expected)
  })

  it('the estimated date: only at a delivery that is still to come', () => {
    const steps = timelineOf({ state: 'awaiting-payin' } as Transfer, [], estimated)
    expect(steps.filter(({ estimatedAt }) => estimatedAt !== undefined).map(({ step }) => step)).toEqual([
      'delivered',
    ])
  })
})
