import type {
  FiguresBeforeWire,
  FiguresOfDayWire,
  FiguresWire,
  OrdersBeforeWire,
  OrdersOfDayWire,
  OrdersWire,
} from '@puente/contract/staff'
import { durationBounds, quantileOf } from './durations.ts'
import type { DurationRow, FigureRow } from './figures.store.ts'

type OrderCounts = Omit<OrdersOfDayWire, 'day'>

/** How many orders had each event. */
export function orderCountsOf(rows: readonly FigureRow[]): OrderCounts {
  const count = (event: string): number =>
    Number(rows.reduce((sum, row) => (row.event === event ? sum + row.count : sum), 0n))
  return {
    quoted: count('quoted'),
    ordered: count('ordered'),
    paid: count('paid'),
    delivered: count('delivered'),
    returned: count('returned'),
    refunded: count('refunded'),
    rejected: count('rejected'),
    cancelled: count('cancelled'),
    expired: count('expired'),
  }
}

/** Counts of events with the amounts and earnings of deliveries, in pesos. */
export function countsOf(rows: readonly FigureRow[]): Omit<FiguresOfDayWire, 'day'> {
  const sum = (column: 'sendMinor' | 'feeMinor' | 'ivaMinor' | 'spreadMinor' | 'roundingMinor'): string =>
    String(rows.reduce((total, row) => (row.event === 'delivered' ? total + row[column] : total), 0n))
  return {
    ...orderCountsOf(rows),
    deliveredAmount: sum('sendMinor'),
    fee: sum('feeMinor'),
    iva: sum('ivaMinor'),
    spread: sum('spreadMinor'),
    rounding: sum('roundingMinor'),
  }
}

function minutesOf(durations: readonly DurationRow[], kind: DurationRow['kind']) {
  const classes = new Map<number, number>()
  for (const row of durations)
    if (row.kind === kind)
      classes.set(row.durationClass, (classes.get(row.durationClass) ?? 0) + Number(row.count))
  return [quantileOf(classes, 0.5, durationBounds), quantileOf(classes, 0.9, durationBounds)] as const
}

const inTimeOf = (rows: readonly FigureRow[]): number =>
  Number(rows.reduce((sum, { inTime }) => sum + inTime, 0n))

/** Times of the deliveries, beside what was promised. */
function timesOf(rows: readonly FigureRow[], durations: readonly DurationRow[]) {
  const [median, ninth] = minutesOf(durations, 'took')
  const [promisedMedian, promisedNinth] = minutesOf(durations, 'promised')
  return {
    inTime: inTimeOf(rows),
    ...(median === undefined ? {} : { medianMinutes: median }),
    ...(ninth === undefined ? {} : { ninthDecileMinutes: ninth }),
    ...(promisedMedian === undefined ? {} : { promisedMedianMinutes: promisedMedian }),
    ...(promisedNinth === undefined ? {} : { promisedNinthDecileMinutes: promisedNinth }),
  }
}

/** Counts and times of orders. */
export const ordersOf = (rows: readonly FigureRow[], durations: readonly DurationRow[]): OrdersWire => ({
  ...orderCountsOf(rows),
  ...timesOf(rows, durations),
})

/** Counts, times and amounts of orders. */
export const figuresOf = (rows: readonly FigureRow[], durations: readonly DurationRow[]): FiguresWire => ({
  ...countsOf(rows),
  ...timesOf(rows, durations),
})

/** Counts of the orders that others are compared with. */
export const ordersBeforeOf = (rows: readonly FigureRow[]): OrdersBeforeWire => ({
  ...orderCountsOf(rows),
  inTime: inTimeOf(rows),
})

/** Counts and amounts of the orders that others are compared with. */
export const figuresBeforeOf = (rows: readonly FigureRow[]): FiguresBeforeWire => ({
  ...countsOf(rows),
  inTime: inTimeOf(rows),
})
