/** The state that a customer sees once nothing is pending. */
export type Seen =
  'waiting-for-payment' | 'sent-to-bank' | 'delivered' | 'needs-correction' | 'refunded' | 'cancelled'

/** The state of one payout attempt at the rail: received, received and denied, or ended. */
export type AtRail = 'held' | 'denied' | 'credited' | 'rejected' | 'returned' | 'withdrawn'

/** The expected state of a transfer. Amounts in whole pesos. */
export interface RunningEnvironment {
  seen: Seen
  readonly send: number
  paid: number
  /** The amount that the bank must have refunded; undefined where it depends on the day's rate. */
  refunded: number | undefined
  attempts: AtRail[]
  wasDelivered: boolean
  /** Attempts that the rail paid after denying them: receivables. */
  owed: Set<number>
  /** The number of temporary rejections. */
  passing: number
}

/** The transfers of a run, one per customer at a time, and what preceded them. */
export interface Model {
  readonly lives: (RunningEnvironment | undefined)[]
  /** For each customer, the number of returned payouts that they had to correct. */
  readonly corrections: number[]
}

export const newModel = (slots: number): Model => ({
  lives: Array.from({ length: slots }, () => undefined),
  corrections: Array.from({ length: slots }, () => 0),
})

export const newLife = (send: number): RunningEnvironment => ({
  seen: 'waiting-for-payment',
  send,
  paid: 0,
  refunded: 0,
  attempts: [],
  wasDelivered: false,
  owed: new Set(),
  passing: 0,
})

/**
 * The attempt that counts: the last one, unless an earlier one was paid and each later one was rejected or returned.
 */
export function countingAttempt({ attempts }: RunningEnvironment): number {
  const sent = attempts.flatMap((one, nth) => (one === 'withdrawn' ? [] : [nth]))
  const paid = sent.findLast((nth) => attempts[nth] === 'credited')
  const isBack = (nth: number) => ['rejected', 'denied', 'returned'].includes(attempts[nth] ?? '')
  if (paid !== undefined && sent.filter((nth) => nth > paid).every(isBack)) return paid
  return sent.at(-1) ?? -1
}

/** Whether the transfer has ended, so that the customer may start another one. */
export const isOver = ({ seen }: RunningEnvironment): boolean =>
  ['delivered', 'refunded', 'cancelled'].includes(seen)
