import type { Rate } from '@puente/money'
import { fromSantiago } from '../../../modules/corridors/index.ts'
import { seedRates, quotesFor } from '../../../modules/quotes/index.ts'
import { hasOpenThread, writeAboutTransfer } from '../../../modules/support/index.ts'
import { orderedSince } from '../../../modules/transfers/index.ts'
import type { Work } from '../../../platform/work.ts'
import { makeOrder, quoteIdOf, type Lived, type Stage } from './make-order.ts'
import { actingUser, called, type Cast } from './cast.ts'
import type { HistoryData } from './habits.ts'
import { inPast } from './past.ts'
import type { PlannedOrder } from './plan.ts'
import type { Span } from './seed-history.ts'

const MINUTE_MS = 60_000
const READ_BEFORE_MS = 95_000
const ASKED_BEFORE_MS = 3 * 60 * MINUTE_MS
const SOURCE = 'Mercado de prueba'

/**
 * The orders of today in the demo data. Their ids sort by the day, so that every start of one day derives the same
 * ids.
 */
function ordersOf({ habits, today }: HistoryData, span: Span, now: Date): PlannedOrder[] {
  return today.flatMap(({ habit: name, aim, minutesAgo, ending }, nth) => {
    const habit = habits.find((one) => one.name === name)
    if (habit === undefined) throw new Error(`the demo data know no habit ${name}`)
    return [
      {
        key: `today ${name} ${span.today}`,
        habit,
        aim,
        amountMinor: BigInt(aim.least),
        by: habit.by[0] ?? '',
        at: new Date(now.getTime() - minutesAgo * MINUTE_MS),
        idsAt: new Date(fromSantiago(span.today, 0).getTime() + nth),
        ending,
      },
    ]
  })
}

/** Writes the rates for prices before the feed's first response, and for those of orders placed a while ago. */
async function seedReadings(
  work: Work,
  mids: readonly Rate[],
  orders: readonly PlannedOrder[],
): Promise<void> {
  const moments = [...orders.map(({ at }) => new Date(at.getTime() - READ_BEFORE_MS)), work.now]
  await seedRates(
    work,
    moments.flatMap((asOf) => mids.map((rate) => ({ rate, asOf, source: SOURCE }))),
    { onlyWhereNone: false },
  )
}

/**
 * Seeds what is open on the day of a start: one order to be paid, one in review, and one question to be answered.
 * Skips a customer with an open order, and does so once a day.
 */
export async function seedToday(
  work: Work,
  history: HistoryData,
  cast: Cast,
  mids: readonly Rate[],
  span: Span,
  lived: ReadonlyMap<string, Lived>,
): Promise<void> {
  const orders = ordersOf(history, span, work.now).filter(({ aim }) => cast.recipients.has(aim.recipient))
  const standing = await quotesFor(work, orders.map(quoteIdOf))
  const missing: PlannedOrder[] = []
  for (const order of orders) {
    const { id } = called(cast.customers, order.habit.customer)
    const before = { hour: work.now, day: work.now, month: work.now, unpaid: work.now }
    const { openOrders } = await orderedSince(work, { customerId: id, ...before })
    if (openOrders === 0 && !standing.has(quoteIdOf(order))) missing.push(order)
  }
  if (missing.length > 0 || lived.size > 0) await seedReadings(work, mids, missing)
  const stage: Stage = { work, cast, words: history.words, lived: new Map(), earned: () => undefined }
  for (const order of missing) await makeOrder(stage, order)
  await askToday(work, history, cast, lived)
}

/** Writes the question about the person's newest transfer, unless one is open. */
async function askToday(
  work: Work,
  { habits, words }: HistoryData,
  cast: Cast,
  lived: ReadonlyMap<string, Lived>,
): Promise<void> {
  const [habit] = habits
  const newest = [...lived].findLast(([key]) => habit !== undefined && key.startsWith(habit.name))?.[1]
  if (habit === undefined || newest === undefined) return
  const { id } = called(cast.customers, habit.customer)
  if (await hasOpenThread(work, id)) return
  const moment = {
    at: new Date(work.now.getTime() - ASKED_BEFORE_MS),
    word: `today's question ${newest.reference}`,
  }
  await inPast(work, moment, actingUser(cast, habit.by[0] ?? '', habit.customer), (then) =>
    writeAboutTransfer(then, id, newest.transferId, { text: words.openQuestion }),
  )
}
