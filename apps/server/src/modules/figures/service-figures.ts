import { isRefusal, type Refusal } from '@puente/contract'
import type {
  DecisionCountWire,
  DecisionFiguresWire,
  PartnerCallsWire,
  ServiceFiguresWire,
} from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { rateAges } from '../quotes/index.ts'
import { answerTimes } from '../support/index.ts'
import { callBounds, quantileOf } from './durations.ts'
import { countedAt } from './figures.store.ts'
import { comparedOf, everyDay, periodsWire, type PeriodAsked } from './period.ts'
import * as store from './tallies.store.ts'
import type { TallyRow } from './tallies.store.ts'

const sumOf = (rows: readonly TallyRow[], isMeant: (row: TallyRow) => boolean = () => true): number =>
  Number(rows.reduce((sum, row) => (isMeant(row) ? sum + row.count : sum), 0n))

/** Decisions of a period by subject and outcome, and the checks against the watch lists. */
export async function decisionFigures(
  work: Work,
  asked: PeriodAsked,
): Promise<DecisionFiguresWire | Refusal<'fields-wrong'>> {
  const compared = comparedOf(asked)
  if (isRefusal(compared)) return compared
  const [decided, formerly, checked, checkedBefore, at] = await Promise.all([
    store.talliesByDay(work, 'decision', compared.days),
    store.tallies(work, 'decision', compared.before),
    store.talliesByDay(work, 'screening', compared.days),
    store.tallies(work, 'screening', compared.before),
    countedAt(work),
  ])
  const byDay = Map.groupBy(decided, ({ day }) => day)
  const hitsByDay = Map.groupBy(checked, ({ day }) => day)
  const isHit = ({ detail }: TallyRow) => detail === 'hit'
  const isApproval = ({ detail }: TallyRow) => detail === 'approved'
  const checks = (rows: readonly TallyRow[]) => ({ count: sumOf(rows), hits: sumOf(rows, isHit) })
  return {
    ...periodsWire(compared, at),
    decisions: decisionsOf(decided, formerly),
    checks: checks(checked),
    checksBefore: checks(checkedBefore),
    days: everyDay(compared.days).map((day) => ({
      day,
      decided: sumOf(byDay.get(day) ?? []),
      approved: sumOf(byDay.get(day) ?? [], isApproval),
      hits: sumOf(hitsByDay.get(day) ?? [], isHit),
    })),
  }
}

function decisionsOf(rows: readonly TallyRow[], former: readonly TallyRow[]): DecisionCountWire[] {
  const keyOf = ({ about, detail }: TallyRow) => `${about} ${detail}`
  const [now, then] = [Map.groupBy(rows, keyOf), Map.groupBy(former, keyOf)]
  return [...new Set([...now.keys(), ...then.keys()])]
    .map((key) => {
      const [about, outcome] = key.split(' ') as [DecisionCountWire['about'], DecisionCountWire['outcome']]
      return { about, outcome, count: sumOf(now.get(key) ?? []), before: sumOf(then.get(key) ?? []) }
    })
    .toSorted((a, b) => b.count - a.count || b.before - a.before || (a.about < b.about ? -1 : 1))
}

const isFailure = ({ detail }: TallyRow): boolean => detail !== 'ok'

/** Calls to partners in a period, and the age of rates, watch lists and the replay of the books. */
export async function serviceFigures(
  work: Work,
  asked: PeriodAsked,
): Promise<ServiceFiguresWire | Refusal<'fields-wrong'>> {
  const compared = comparedOf(asked)
  if (isRefusal(compared)) return compared
  const [calls, callsBefore, rates, lists, replay, answers, at] = await Promise.all([
    store.calls(work, compared.days),
    store.tallies(work, 'call', compared.before),
    rateAges(work),
    store.listsInUse(work),
    store.newestReplay(work),
    answerTimes(work),
    countedAt(work),
  ])
  const former = Map.groupBy(callsBefore, ({ about }) => about)
  return {
    ...periodsWire(compared, at),
    at: work.now.toISOString(),
    partners: [...Map.groupBy(calls, ({ about }) => about)]
      .map(([partner, rows]) => partnerOf(partner, rows, former.get(partner) ?? []))
      .toSorted((a, b) => (a.partner < b.partner ? -1 : 1)),
    rates: rates.map(({ currency, asOf, isStale }) => ({
      currency,
      ...(asOf === undefined ? {} : { asOf: asOf.toISOString() }),
      isStale,
    })),
    answers,
    ...(lists === undefined ? {} : { lists }),
    ...(replay === undefined ? {} : { replay: { at: replay.beganAt.toISOString(), faults: replay.faults } }),
  }
}

function partnerOf(
  partner: string,
  rows: Awaited<ReturnType<typeof store.calls>>,
  former: readonly TallyRow[],
): PartnerCallsWire {
  const classes = new Map<number, number>()
  for (const { durationClass, count } of rows)
    classes.set(durationClass, (classes.get(durationClass) ?? 0) + Number(count))
  const outcomes = Map.groupBy(rows, ({ detail }) => detail)
  const medianMs = quantileOf(classes, 0.5, callBounds)
  const ninthDecileMs = quantileOf(classes, 0.9, callBounds)
  return {
    partner,
    calls: sumOf(rows),
    failed: sumOf(rows, isFailure),
    outcomes: [...outcomes]
      .map(([outcome, same]) => ({ outcome, count: sumOf(same) }))
      .toSorted((a, b) => b.count - a.count || (a.outcome < b.outcome ? -1 : 1)),
    ...(medianMs === undefined ? {} : { medianMs }),
    ...(ninthDecileMs === undefined ? {} : { ninthDecileMs }),
    callsBefore: sumOf(former),
    failedBefore: sumOf(former, isFailure),
  }
}
