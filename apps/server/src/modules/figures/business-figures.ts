import { refuse, type Refusal } from '@puente/contract'
import {
  PERIOD_DAYS_MAX,
  type BusinessFiguresWire,
  type FiguresOfDayWire,
  type FiguresWire,
} from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { addDays, isDay } from '../corridors/index.ts'
import { quantileOf } from './durations.ts'
import * as store from './figures.store.ts'
import type { FigureRow, Period } from './figures.store.ts'

const DAY_MS = 86_400_000
const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

function periodFaults(period: Period): { at: string; fault: string }[] {
  const wrong = (['from', 'to'] as const).filter((at) => !isDay(period[at]))
  if (wrong.length > 0) return wrong.map((at) => ({ at, fault: 'not-a-date' }))
  if (period.to < period.from) return [{ at: 'to', fault: 'ends-before' }]
  return lengthOf(period) > PERIOD_DAYS_MAX ? [{ at: 'to', fault: 'too-long' }] : []
}

/**
 * The figures of a period by day and corridor, and the totals of the period of the same length before it. Refuses a date that
 * does not exist, an end before the beginning, and a period longer than `PERIOD_DAYS_MAX`.
 */
export async function businessFigures(
  work: Work,
  period: Period,
): Promise<BusinessFiguresWire | Refusal<'fields-wrong'>> {
  const faults = periodFaults(period)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const length = lengthOf(period)
  const former = { ...period, from: addDays(period.from, -length), to: addDays(period.from, -1) }
  const [days, corridors, before, countedAt] = await Promise.all([
    store.figuresByDay(work, period),
    store.figuresByCorridor(work, period),
    store.figuresByCorridor(work, former),
    store.countedAt(work),
  ])
  const byDay = Map.groupBy(days, ({ day }) => day)
  return {
    from: period.from,
    to: period.to,
    ...(countedAt === undefined ? {} : { countedAt: countedAt.toISOString() }),
    total: figuresOf(days),
    before: figuresOf(before),
    days: Array.from({ length }, (_one, nth) => addDays(period.from, nth)).map((day) => ({
      day,
      ...countsOf(byDay.get(day) ?? []),
    })),
    corridors: [...Map.groupBy(corridors, ({ corridorId }) => corridorId)]
      .map(([corridorId, rows]) => ({ corridorId, ...figuresOf(rows) }))
      .toSorted((a, b) => Number(earnedBy(b) - earnedBy(a)) || (a.corridorId < b.corridorId ? -1 : 1)),
  }
}

const earnedBy = ({ fee, spread }: FiguresWire): bigint => BigInt(fee) + BigInt(spread)

type Counts = Omit<FiguresOfDayWire, 'day'>

function countsOf(rows: readonly FigureRow[]): Counts {
  const count = (event: string): number =>
    Number(rows.reduce((sum, row) => (row.event === event ? sum + row.count : sum), 0n))
  const sum = (column: 'sendMinor' | 'feeMinor' | 'ivaMinor' | 'spreadMinor' | 'roundingMinor'): string =>
    String(rows.reduce((total, row) => (row.event === 'delivered' ? total + row[column] : total), 0n))
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
    deliveredAmount: sum('sendMinor'),
    fee: sum('feeMinor'),
    iva: sum('ivaMinor'),
    spread: sum('spreadMinor'),
    rounding: sum('roundingMinor'),
  }
}

function figuresOf(rows: readonly FigureRow[]): FiguresWire {
  const deliveries = rows.filter(({ event, durationClass }) => event === 'delivered' && durationClass >= 0)
  const classes = new Map<number, number>()
  for (const { durationClass, count } of deliveries)
    classes.set(durationClass, (classes.get(durationClass) ?? 0) + Number(count))
  const medianMinutes = quantileOf(classes, 0.5)
  const ninthDecileMinutes = quantileOf(classes, 0.9)
  return {
    ...countsOf(rows),
    inTime: Number(rows.reduce((sum, { inTime }) => sum + inTime, 0n)),
    ...(medianMinutes === undefined ? {} : { medianMinutes }),
    ...(ninthDecileMinutes === undefined ? {} : { ninthDecileMinutes }),
  }
}
