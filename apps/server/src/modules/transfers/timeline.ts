import type { TransferState } from '@puente/contract'
import type { HistoryEntry } from './history.store.ts'
import type { Transfer } from './transfer.ts'

type StepName =
  | 'ordered'
  | 'payment-received'
  | 'checking'
  | 'converted'
  | 'sent-to-bank'
  | 'delivered'
  | 'returned'
  | 'refunding'
  | 'refunded'
  | 'expired'
  | 'cancelled'
  | 'stopped'

export interface TimelineStep {
  readonly step: StepName
  readonly status: 'done' | 'now' | 'next' | 'problem'
  readonly at?: Date
  readonly estimatedAt?: Date
}

/** Which point of the customer's line a change of state is; states that a customer cannot tell apart are one point. */
const stepOf: Partial<Record<TransferState, StepName>> = {
  'awaiting-payin': 'ordered',
  funded: 'payment-received',
  'in-review': 'checking',
  converting: 'converted',
  'payout-submitted': 'sent-to-bank',
  'payout-unknown': 'sent-to-bank',
  delivered: 'delivered',
  returned: 'returned',
  rejected: 'stopped',
  refunding: 'refunding',
  refunded: 'refunded',
  expired: 'expired',
  cancelled: 'cancelled',
}

const straight: readonly StepName[] = [
  'ordered',
  'payment-received',
  'converted',
  'sent-to-bank',
  'delivered',
]
const problems: ReadonlySet<StepName> = new Set(['returned', 'stopped', 'expired'])
/** Points that last: while a transfer stands at one, it is what happens now. */
const lasting: ReadonlySet<StepName> = new Set(['checking', 'refunding'])

/**
 * What has happened, what is happening and what comes next, in the order things happened and without causes.
 * A point that is reached is done and the one after it is what happens now; a review that is over leaves no trace.
 */
export function timelineOf(
  transfer: Transfer,
  history: readonly HistoryEntry[],
  estimatedAt: Date | undefined,
): TimelineStep[] {
  const done = new Map<StepName, Date>()
  for (const { to, at } of history) {
    const step = stepOf[to]
    if (step !== undefined && !done.has(step)) done.set(step, at)
  }
  const current = stepOf[transfer.state]
  if (current !== 'checking') done.delete('checking')
  const happened = [...done].map(([step, at]): TimelineStep => {
    const isNow = step === current && lasting.has(step)
    return { step, status: problems.has(step) ? 'problem' : isNow ? 'now' : 'done', at }
  })
  const isStraight = happened.every(({ step }) => straight.includes(step) || step === 'checking')
  if (!isStraight) {
    return transfer.state === 'refunding' ? [...happened, { step: 'refunded', status: 'next' }] : happened
  }
  const coming = straight
    .filter((step) => !done.has(step))
    .map((step, index): TimelineStep => ({
      step,
      status: index === 0 && current !== 'checking' ? 'now' : 'next',
      ...(step === 'delivered' && estimatedAt !== undefined ? { estimatedAt } : {}),
    }))
  return [...happened, ...coming]
}
