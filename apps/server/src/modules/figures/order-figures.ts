import { endStates, isRefusal, transferStates, type Refusal, type TransferState } from '@puente/contract'
import type { EndedWord, OrderFiguresWire, ReasonWire } from '@puente/contract/staff'
import { partnerError } from '../../platform/partner-errors/index.ts'
import type { Work } from '../../platform/work.ts'
import { orderCountsOf, ordersBeforeOf, ordersOf } from './counts.ts'
import * as store from './figures.store.ts'
import { comparedOf, everyDay, periodsWire, type PeriodAsked } from './period.ts'
import { standingAt, tallies, type StandingRow, type TallyRow } from './tallies.store.ts'

const hasEnded = (state: TransferState): boolean => (endStates as readonly TransferState[]).includes(state)

const countIn = (rows: readonly StandingRow[], state: TransferState): number =>
  Number(rows.reduce((sum, row) => (row.state === state ? sum + row.count : sum), 0n))

/**
 * The orders of a period by day, corridor, state and reason, beside the one that it is compared with. Reasons are those of
 * all corridors.
 */
export async function orderFigures(
  work: Work,
  asked: PeriodAsked,
  corridorId: string | undefined,
): Promise<OrderFiguresWire | Refusal<'fields-wrong'>> {
  const compared = comparedOf(asked)
  if (isRefusal(compared)) return compared
  const { days, before } = compared
  const ofCorridor = ({ corridorId: id }: StandingRow) => corridorId === undefined || id === corridorId
  const [byDay, corridors, former, durations, countedAt] = await Promise.all([
    store.figuresByDay(work, days, corridorId),
    store.figuresByCorridor(work, days, corridorId),
    store.figuresByCorridor(work, before, corridorId),
    store.durationsOf(work, days, corridorId),
    store.countedAt(work),
  ])
  const [standing, stood, reasons, formerReasons] = await Promise.all([
    standingAt(work, days.to),
    standingAt(work, before.to),
    tallies(work, 'reason', days),
    tallies(work, 'reason', before),
  ])
  const durationRows = Map.groupBy(durations, (row) => row.corridorId)
  const dayRows = Map.groupBy(byDay, ({ day }) => day)
  const open = standing.filter((row) => ofCorridor(row) && !hasEnded(row.state))
  const wasOpen = stood.filter((row) => ofCorridor(row) && !hasEnded(row.state))
  return {
    ...periodsWire(compared, countedAt),
    total: ordersOf(corridors, durations),
    before: ordersBeforeOf(former),
    days: everyDay(days).map((day) => ({ day, ...orderCountsOf(dayRows.get(day) ?? []) })),
    corridors: [...Map.groupBy(corridors, (row) => row.corridorId)]
      .map(([id, rows]) => ({
        corridorId: id,
        ...ordersOf(rows, durationRows.get(id) ?? []),
      }))
      .toSorted((a, b) => b.delivered - a.delivered || (a.corridorId < b.corridorId ? -1 : 1)),
    states: transferStates
      .filter((state) => !hasEnded(state))
      .map((state) => ({
        state,
        count: countIn(open, state),
        before: countIn(wasOpen, state),
      })),
    reasons: reasonsOf(reasons, formerReasons),
  }
}

/** The reason as staff read it: codes of rails with the same meaning are one. */
const reasonOf = ({ about, detail }: TallyRow): string =>
  about === 'returned' ? partnerError('rails', detail).means : detail

function reasonsOf(rows: readonly TallyRow[], former: readonly TallyRow[]): ReasonWire[] {
  const keyOf = (row: TallyRow) => `${row.about} ${reasonOf(row)}`
  const sums = (all: readonly TallyRow[]) =>
    new Map(
      [...Map.groupBy(all, keyOf)].map(([key, same]) => [
        key,
        Number(same.reduce((sum, { count }) => sum + count, 0n)),
      ]),
    )
  const [now, then] = [sums(rows), sums(former)]
  return [...new Set([...now.keys(), ...then.keys()])]
    .map((key) => {
      const [what = '', reason = ''] = key.split(' ')
      return { what: what as EndedWord, reason, count: now.get(key) ?? 0, before: then.get(key) ?? 0 }
    })
    .toSorted((a, b) => b.count - a.count || b.before - a.before || (a.reason < b.reason ? -1 : 1))
}
