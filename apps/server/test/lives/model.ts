/** What a customer sees of a transfer once all is quiet. */
export type Seen =
  'waiting-for-payment' | 'sent-to-bank' | 'delivered' | 'needs-correction' | 'refunded' | 'cancelled'

/** What the rail has of one attempt to pay: held, or held and denied, or ended. */
export type AtRail = 'held' | 'denied' | 'credited' | 'rejected' | 'returned' | 'withdrawn'

/** A transfer as it has to be. Amounts in whole pesos. */
export interface Life {
  seen: Seen
  readonly send: number
  paid: number
  /** What the bank has to have paid back; undefined where the day's rate decides. */
  refunded: number | undefined
  attempts: AtRail[]
  wasDelivered: boolean
  /** Attempts that the rail paid against its own word, and owes us. */
  owed: Set<number>
  /** How often the other bank was away. */
  passing: number
}

/** The transfers of a run, one for each customer at a time, and what went before them. */
export interface Model {
  readonly lives: (Life | undefined)[]
  /** For each customer, how many payouts came back that they had to correct. */
  readonly corrections: number[]
}

export const newModel = (slots: number): Model => ({
  lives: Array.from({ length: slots }, () => undefined),
  corrections: Array.from({ length: slots }, () => 0),
})

export const newLife = (send: number): Life => ({
  seen: 'waiting-for-payment',
  send,
  paid: 0,
  refunded: 0,
  attempts: [],
  wasDelivered: false,
  owed: new Set(),
  passing: 0,
})

/** The attempt that counts: the last that went out, unless an earlier one was paid and each later one came back. */
export function countingAttempt({ attempts }: Life): number {
  const sent = attempts.flatMap((one, nth) => (one === 'withdrawn' ? [] : [nth]))
  const paid = sent.findLast((nth) => attempts[nth] === 'credited')
  const isBack = (nth: number) => ['rejected', 'denied', 'returned'].includes(attempts[nth] ?? '')
  if (paid !== undefined && sent.filter((nth) => nth > paid).every(isBack)) return paid
  return sent.at(-1) ?? -1
}

/** Whether nothing more happens by itself, and the customer may begin another one. */
export const isOver = ({ seen }: Life): boolean => ['delivered', 'refunded', 'cancelled'].includes(seen)
