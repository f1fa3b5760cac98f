import type { TransferState } from '@puente/contract'
import type { HistoryEntry } from '../history.store.ts'
import type { Transfer } from '../transfer.ts'

type StepName =
  | 'ordered'
  | 'payment-received'
  | 'checking'
  | 'on-hold'
  | 'converted'
  | 'sent-to-bank'
  | 'delivered'
  | 'returned'
  | 'needs-correction'
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

/** The step of the customer's timeline for each state; states that a customer cannot distinguish share a step. */
const stepOf: Partial<Record<TransferState, StepName>> = {
  'awaiting-payin': 'ordered',
  funded: 'payment-received',
  'in-review': 'checking',
  held: 'on-hold',
  converting: 'converted',
  'payout-submitted': 'sent-to-bank',
  // 'Sent to the bank' requires that the rail accepted it.
  'payout-unknown': 'converted',
  delivered: 'delivered',
  returned: 'returned',
  correcting: 'needs-correction',
  rejected: 'stopped',
  frozen: 'stopped',
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
/** Steps that are repeated when a payout is sent again. */
const again: readonly StepName[] = ['sent-to-bank', 'delivered', 'returned', 'needs-correction']
const problems: ReadonlySet<StepName> = new Set(['returned', 'stopped', 'expired'])
/** Steps that last: they are the present step while the transfer is in them. */
const lasting: ReadonlySet<StepName> = new Set(['checking', 'on-hold', 'needs-correction', 'refunding'])
/** Steps that are not shown once they are over. */
const passing: ReadonlySet<StepName> = new Set(['checking', 'on-hold'])
/** States from which the transfer continues by itself. */
const underWay: ReadonlySet<TransferState> = new Set([
  'awaiting-payin',
  'in-review',
  'funded',
  'held',
  'converting',
  'payout-submitted',
  'payout-unknown',
  'correcting',
])

interface Point {
  readonly step: StepName
  /** Absent when only the step is known. */
  readonly at?: Date
}

/** The steps reached, in order: each once, and once more for each time the payout was sent again. */
function reached(history: readonly HistoryEntry[]): Point[] {
  const points: Point[] = []
  let seen = new Set<StepName>()
  for (const { from, to, at } of history) {
    if (to === 'converting' && (from === 'returned' || from === 'correcting'))
      seen = new Set([...seen].filter((step) => !again.includes(step)))
    const step = stepOf[to]
    if (step === undefined || seen.has(step)) continue
    seen.add(step)
    points.push({ step, at })
  }
  return points
}

/** The steps to come: all after the furthest one reached since the last restart. */
function comingSteps(state: TransferState, points: readonly Point[]): StepName[] {
  if (state === 'refunding') return ['refunded']
  if (!underWay.has(state)) return []
  const restart = points.findLastIndex(({ step }) => step === 'returned')
  const done = new Set(points.slice(restart + 1).map(({ step }) => step))
  const way = restart < 0 ? straight : straight.slice(straight.indexOf('sent-to-bank'))
  return way.filter((step) => !done.has(step))
}

/** With the payment before a review that began before the order was funded, once its full amount arrived. */
const withPayment = (points: readonly Point[]): Point[] =>
  points.some(({ step }) => step === 'payment-received')
    ? [...points]
    : points.flatMap((point) => (point.step === 'checking' ? [{ step: 'payment-received' }, point] : [point]))

/**
 * The steps that are done, present and to come, in order and without causes.
 * A step that was reached is done, and the one after it is the present one; a closed review or hold is not shown. `isPaid`: the full amount has arrived.
 */
export function timelineOf(
  transfer: Transfer,
  history: readonly HistoryEntry[],
  estimatedAt: Date | undefined,
  isPaid = false,
): TimelineStep[] {
  const { state } = transfer
  const current = stepOf[state]
  const all = reached(history)
  const known = all.filter(
    ({ step }) =>
      (!passing.has(step) || step === current) &&
      // The bank may have reversed the payment.
      (step !== 'payment-received' || current !== 'ordered'),
  )
  const points = isPaid ? withPayment(known) : known
  const last = points.findLastIndex(({ step }) => step === current)
  const happened = points.map((point, index): TimelineStep => {
    const { step } = point
    const isNow = index === last && lasting.has(step)
    return { ...point, status: problems.has(step) ? 'problem' : isNow ? 'now' : 'done' }
  })
  const waits = happened.some(({ status }) => status === 'now')
  const coming = comingSteps(state, points).map((step, index): TimelineStep => ({
    step,
    status: index === 0 && !waits ? 'now' : 'next',
    ...(step === 'delivered' && estimatedAt !== undefined ? { estimatedAt } : {}),
  }))
  return [...happened, ...coming]
}
