import { between, chance } from './chance.ts'
import type { PlannedOrder } from './plan.ts'

/** One event of an order. */
export interface Act {
  readonly act:
    | 'order'
    | 'review'
    | 'release'
    | 'pay'
    | 'consider'
    | 'choose'
    | 'cancel'
    | 'convert'
    | 'submit'
    | 'credit'
    | 'reject'
    | 'correct'
    | 'refund-instead'
    | 'settle-refunds'
    | 'receipt'
    | 'rate'
    | 'ask'
    | 'answer'
  /** For a payment: per cent of the amount to pay. */
  readonly percent?: number
  /** For a report of the rail: the number of the payout attempt, and its error code. */
  readonly attempt?: number
  readonly code?: string
}

/** One event of an order with its instant. */
export interface Step extends Act {
  readonly at: Date
  readonly order: PlannedOrder
  /** A price is computed then, this many millionths above the day's rate. */
  readonly priced?: bigint
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const FUNDING_MS = 24 * HOUR_MS + MINUTE_MS
/** How much worse the rate of a late payment is, so that the customer has to choose. */
const DEARER_PPM = 12_000n
const RECEIPTS_OF_HUNDRED = 45
const RATINGS_OF_HUNDRED = 25
const QUESTIONS_OF_HUNDRED = 4

/** A sequence of acts, each with its delay after the one before. */
class Line {
  readonly steps: Step[] = []
  readonly #order: PlannedOrder
  #at: Date
  constructor(order: PlannedOrder) {
    this.#order = order
    this.#at = order.at
  }
  get at(): Date {
    return this.#at
  }
  /** Adds an act between `least` and `most` ms after the one before. */
  after(least: number, most: number, act: Act, priced?: bigint): this {
    const pause = between(least, most, 'pause', this.#order.key, String(this.steps.length))
    return this.until(new Date(this.#at.getTime() + pause), act, priced)
  }
  until(at: Date, act: Act, priced?: bigint): this {
    this.#at = at
    this.steps.push({ ...act, at, order: this.#order, ...(priced === undefined ? {} : { priced }) })
    return this
  }
}

const paid = (line: Line, percent = 100): Line =>
  line.after(3 * MINUTE_MS, 45 * MINUTE_MS, { act: 'pay', percent })

/** Converted and submitted to the rail. */
const sent = (line: Line): Line =>
  line.after(8000, 25_000, { act: 'convert' }).after(1500, 4000, { act: 'submit', attempt: 1 })

/** When money paid at an instant arrives over the rail of an order. */
export type Estimate = (paidAt: Date) => Date

/** The recipient is credited, somewhat before the estimate, with the optional acts that follow. */
function credited(line: Line, order: PlannedOrder, estimate: Estimate, attempt: number): Line {
  const latest = estimate(line.at).getTime()
  const early = Math.min(latest - line.at.getTime() - MINUTE_MS, 5 * HOUR_MS)
  const spare = early > 0 ? Math.floor(early * chance('early', order.key)) : 0
  line.until(new Date(Math.max(latest - spare, line.at.getTime() + MINUTE_MS)), { act: 'credit', attempt })
  const drawn = (what: string) => chance(what, order.key) * 100
  if (drawn('receipt') < RECEIPTS_OF_HUNDRED) line.after(5 * MINUTE_MS, 3 * HOUR_MS, { act: 'receipt' })
  if (drawn('rating') < RATINGS_OF_HUNDRED) line.after(MINUTE_MS, 2 * HOUR_MS, { act: 'rate' })
  if (drawn('question') < QUESTIONS_OF_HUNDRED)
    line.after(HOUR_MS, 2 * HOUR_MS, { act: 'ask' }).after(HOUR_MS, 4 * HOUR_MS, { act: 'answer' })
  return line
}

const rejected = (line: Line, code: string): Line =>
  line.after(HOUR_MS, 5 * HOUR_MS, { act: 'reject', attempt: 1, code })

const refunded = (line: Line): Line =>
  line
    .after(10 * MINUTE_MS, 50 * MINUTE_MS, { act: 'settle-refunds' })
    .after(MINUTE_MS, HOUR_MS, { act: 'receipt' })

/** All steps of an order, in order; the last one ends the order. */
export function lifeOf(order: PlannedOrder, estimate: Estimate): readonly Step[] {
  const line = new Line(order).until(order.at, { act: 'order' }, 0n)
  switch (order.ending) {
    case 'delivered':
      return credited(sent(paid(line)), order, estimate, 1).steps
    case 'cancelled':
      return line.after(10 * MINUTE_MS, 3 * HOUR_MS, { act: 'cancel' }).steps
    case 'cancelled-paid':
      return refunded(paid(line).after(3000, 6000, { act: 'cancel' })).steps
    case 'expired':
      return line.after(FUNDING_MS, FUNDING_MS, { act: 'consider' }).steps
    case 'paid-late':
      line.after(FUNDING_MS, FUNDING_MS, { act: 'consider' })
      line.after(14 * HOUR_MS, 20 * HOUR_MS, { act: 'pay', percent: 100 }, DEARER_PPM)
      return credited(
        sent(line.after(HOUR_MS, 2 * HOUR_MS, { act: 'choose' }, DEARER_PPM)),
        order,
        estimate,
        1,
      ).steps
    case 'paid-short':
      paid(line, 65).after(FUNDING_MS, FUNDING_MS, { act: 'consider' })
      return credited(sent(line.after(HOUR_MS, 3 * HOUR_MS, { act: 'choose' })), order, estimate, 1).steps
    case 'paid-too-much':
      sent(paid(line, 110)).after(10 * MINUTE_MS, 12 * MINUTE_MS, { act: 'settle-refunds' })
      return credited(line, order, estimate, 1).steps
    case 'reviewed':
      line.after(20 * MINUTE_MS, HOUR_MS, { act: 'review' }).after(5 * MINUTE_MS, HOUR_MS, { act: 'release' })
      return credited(sent(paid(line)), order, estimate, 1).steps
    case 'corrected':
      rejected(sent(paid(line)), 'account-unknown').after(2 * HOUR_MS, 20 * HOUR_MS, { act: 'correct' })
      return credited(line.after(1500, 4000, { act: 'submit', attempt: 2 }), order, estimate, 2).steps
    case 'refunded':
      rejected(sent(paid(line)), 'account-closed').after(HOUR_MS, 9 * HOUR_MS, { act: 'refund-instead' }, 0n)
      return refunded(line).steps
  }
}
