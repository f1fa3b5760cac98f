import type { DomainEvent } from '../../platform/events/outbox.ts'
import type { Payout, PayoutStatus } from './payout.ts'

/** The events of payouts; the subject is the transfer. */
export const payoutEvents = {
  submitted: 'payouts.submitted',
  unknown: 'payouts.unknown',
  ready: 'payouts.not-received',
  credited: 'payouts.credited',
  rejected: 'payouts.rejected',
  returned: 'payouts.returned',
} as const satisfies Record<PayoutStatus, string>

export const payoutBecame = (
  payout: Payout,
  status: PayoutStatus,
  code: string | undefined,
): DomainEvent => ({
  name: payoutEvents[status],
  subject: payout.transferId,
  facts: { payoutId: payout.id, ...(code === undefined ? {} : { code }) },
})
