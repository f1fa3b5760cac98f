import { foldBalances } from '@puente/ledger'
import type { Rate } from '@puente/money'
import {
  addDays,
  bankingCalendar,
  estimateArrival,
  fromSantiago,
  inSantiago,
  isBankingDay,
  olderThanBankingDays,
  type BankingCalendar,
  type Day,
} from '../../../modules/corridors/index.ts'
import { seedRates, quotesFor } from '../../../modules/quotes/index.ts'
import type { Work } from '../../../platform/work.ts'
import { perform } from './acts.ts'
import { quoteIdOf, type Lived, type Stage } from './make-order.ts'
import { called, type Cast } from './cast.ts'
import type { HistoryData } from './habits.ts'
import { lifeOf, type Step } from './order-lifecycle.ts'
import { dearer, midOn } from './market.ts'
import { inPast } from './past.ts'
import { sweepOf } from './partner-reports.ts'
import { daysBetween, planOf } from './plan.ts'

const SEED = { kind: 'system', name: 'seed' } as const
/** One year. */
export const HISTORY_DAYS = 365
const READ_BEFORE_MS = 95_000
const SWEPT_AT_MINUTE = 5
const SOURCE = 'Mercado de prueba'

/** The days of the demo history, seen from one instant. */
export interface Span {
  readonly first: Day
  /** The day of the start. */
  readonly today: Day
  /** The beginning of the last banking day. Orders that had not ended by then are left out. */
  readonly end: Date
  readonly calendar: BankingCalendar
}

/** The span of this many days before now. It ends with the last banking day, whose sweep has moved all earnings. */
export async function spanAt(work: Work, days: number): Promise<Span> {
  const { day: today } = inSantiago(work.now)
  const calendar = await bankingCalendar(work)
  return { first: addDays(today, -days), today, end: olderThanBankingDays(calendar, work.now, 1), calendar }
}

/** When the demo world began: the age of its customers and recipients. */
export const beganAt = ({ first }: Span): Date => fromSantiago(first, 0)

/** The steps of every order that had ended, in order of time, without orders that exist. */
async function stepsOf(work: Work, history: HistoryData, cast: Cast, span: Span): Promise<Step[]> {
  const days = daysBetween(span.first, span.today)
  const orders = planOf(history.habits, days, (recipient) => cast.recipients.has(recipient))
  const standing = await quotesFor(work, orders.map(quoteIdOf))
  return orders
    .filter((order) => !standing.has(quoteIdOf(order)))
    .map((order) => {
      const { corridor } = called(cast.recipients, order.aim.recipient)
      return lifeOf(order, (paidAt) => estimateArrival(corridor, span.calendar, paidAt).at)
    })
    .filter((life) => (life.at(-1)?.at ?? span.end) < span.end)
    .flat()
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Writes one reading of every currency for each day, and one for each instant at which something is priced. */
async function seedMarket(work: Work, mids: readonly Rate[], steps: readonly Step[], cast: Cast, span: Span) {
  const days = daysBetween(span.first, span.today)
  const readOn = (day: Day, mid: Rate, at: Date, ppm = 0n) => {
    const rate = midOn(mid, span.today, day)
    return { rate: ppm === 0n ? rate : dearer(rate, ppm), asOf: at, source: SOURCE }
  }
  const daily = days.flatMap((day) => mids.map((mid) => readOn(day, mid, fromSantiago(day, 15 * 60))))
  const priced = steps.flatMap(({ at, order, priced: ppm }) => {
    if (ppm === undefined) return []
    const { currency } = called(cast.recipients, order.aim.recipient).corridor
    const asOf = new Date(at.getTime() - READ_BEFORE_MS)
    const { day } = inSantiago(asOf)
    return mids.flatMap((mid) => {
      if (mid.base === currency) return [readOn(day, mid, asOf, ppm)]
      return mid.base === 'USD' ? [readOn(day, mid, asOf)] : []
    })
  })
  await inPast(work, { at: beganAt(span), word: `rates ${span.today}` }, SEED, async (then) => {
    await seedRates(then, daily, { onlyWhereNone: true })
    await seedRates(then, priced, { onlyWhereNone: false })
  })
}

/** Sweeps the earnings at the beginning of each banking day, up to the last one. */
class Sweeper {
  readonly #work: Work
  readonly #span: Span
  #day: Day
  #earnedMinor = 0n
  constructor(work: Work, first: Date, span: Span) {
    this.#work = work
    this.#day = addDays(inSantiago(first).day, 1)
    this.#span = span
  }
  earn(minor: bigint): void {
    this.#earnedMinor += minor
  }
  /** Makes the sweeps of the days that began before an instant. */
  async until(at: Date): Promise<void> {
    const { calendar, end } = this.#span
    const last = end < at ? end : at
    for (let began = fromSantiago(this.#day, 0); began <= last; began = fromSantiago(this.#day, 0)) {
      const sweptAt = fromSantiago(this.#day, SWEPT_AT_MINUTE)
      if (this.#earnedMinor > 0n && isBankingDay(calendar, began)) await this.#sweep(sweptAt)
      this.#day = addDays(this.#day, 1)
    }
  }
  async #sweep(at: Date): Promise<void> {
    const [day, minor] = [this.#day, this.#earnedMinor]
    const swept = await sweepOf(
      (actor, body) => inPast(this.#work, { at, word: `sweep ${day}` }, actor, body),
      day,
      minor,
      at,
    )
    if (swept) this.#earnedMinor -= minor
  }
}

/**
 * Seeds the missing part of the demo history up to the beginning of the last banking day: every order by its use
 * cases, each at its instant. Existing orders are not changed. Returns what was created, by the orders' keys.
 */
export async function seedHistory(
  work: Work,
  history: HistoryData,
  cast: Cast,
  mids: readonly Rate[],
  span: Span,
): Promise<ReadonlyMap<string, Lived>> {
  const steps = await stepsOf(work, history, cast, span)
  await seedMarket(work, mids, steps, cast, span)
  const [first] = steps
  const lived = new Map<string, Lived>()
  if (first === undefined) return lived
  const sweeper = new Sweeper(work, first.at, span)
  const stage: Stage = { work, cast, words: history.words, lived, earned: (minor) => sweeper.earn(minor) }
  for (const step of steps) {
    await sweeper.until(step.at)
    await perform(stage, step)
  }
  await sweeper.until(span.end)
  await foldBalances(work)
  return lived
}
