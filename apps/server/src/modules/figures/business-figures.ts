import { isRefusal, type Refusal } from '@puente/contract'
import type { BusinessFiguresWire, FiguresWire } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { countsOf, figuresBeforeOf, figuresOf } from './counts.ts'
import * as store from './figures.store.ts'
import { comparedOf, everyDay, periodsWire, type PeriodAsked } from './period.ts'

/** The figures of a period by day and corridor, and the totals of the one that it is compared with. */
export async function businessFigures(
  work: Work,
  asked: PeriodAsked,
  corridorId: string | undefined,
): Promise<BusinessFiguresWire | Refusal<'fields-wrong'>> {
  const compared = comparedOf(asked)
  if (isRefusal(compared)) return compared
  const [days, corridors, before, durations, countedAt] = await Promise.all([
    store.figuresByDay(work, compared.days, corridorId),
    store.figuresByCorridor(work, compared.days, corridorId),
    store.figuresByCorridor(work, compared.before, corridorId),
    store.durationsOf(work, compared.days, corridorId),
    store.countedAt(work),
  ])
  const ofCorridor = Map.groupBy(durations, (row) => row.corridorId)
  const byDay = Map.groupBy(days, ({ day }) => day)
  return {
    ...periodsWire(compared, countedAt),
    total: figuresOf(corridors, durations),
    before: figuresBeforeOf(before),
    days: everyDay(compared.days).map((day) => ({ day, ...countsOf(byDay.get(day) ?? []) })),
    corridors: [...Map.groupBy(corridors, (row) => row.corridorId)]
      .map(([id, rows]) => ({ corridorId: id, ...figuresOf(rows, ofCorridor.get(id) ?? []) }))
      .toSorted((a, b) => Number(earnedBy(b) - earnedBy(a)) || (a.corridorId < b.corridorId ? -1 : 1)),
  }
}

const earnedBy = ({ fee, spread }: FiguresWire): bigint => BigInt(fee) + BigInt(spread)
