import {
  retentionClasses,
  rowEvents,
  settingKind,
  type RetentionClass,
  type SettingData,
} from '@puente/contract/staff'
import { settingsInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { santiagoDay, type Day } from '../corridors/index.ts'
import { beginBefore, dayAfter, longest } from './periods.ts'
import type { Standing } from './standing.store.ts'

export type RetentionTerms = SettingData<typeof settingKind.retention>

/** The terms in force of every class. */
export async function retentionTerms(work: Work): Promise<ReadonlyMap<RetentionClass, RetentionTerms>> {
  const found = await settingsInForce(work, settingKind.retention)
  return new Map(
    retentionClasses.flatMap((one) => {
      const version = found.get(one)
      return version === undefined ? [] : [[one, version.data] as const]
    }),
  )
}

/** What may end of a class on a day. */
export interface ClassPlan {
  readonly dataClass: RetentionClass
  /** The source of the ground that keeps it the longest. */
  readonly source: string
  /** The last day on which the class is kept; undefined while the relationship lasts, or where rows end by their age. */
  readonly until: Day | undefined
  readonly mayGo: boolean
  /** Only rows from before this instant may go. */
  readonly before: Date | undefined
}

const dayOf = (at: Date | undefined): Day | undefined => at && santiagoDay(at).day

/** The day on which the relationship ended: that of the closing, or of the decision that refused the applicant. */
const endOf = ({ status, endedAt, lastDecisionAt }: Standing): Day | undefined =>
  dayOf(status === 'closed' ? endedAt : status === 'refused' ? lastDecisionAt : undefined)

/** Which rows of a class may go today, without regard to holds and open transfers. */
export function classPlan(
  dataClass: RetentionClass,
  { action, grounds }: RetentionTerms,
  standing: Standing | undefined,
  today: Day,
): ClassPlan {
  const end = standing && endOf(standing)
  const counted = grounds.flatMap(({ from, source, ...period }) => {
    const day = {
      'relationship-end': end,
      'last-transfer': dayOf(standing?.lastTransferAt),
      decision: dayOf(standing?.lastDecisionAt),
      verdict: undefined,
      creation: undefined,
    }[from]
    if (day !== undefined) return [{ source, until: dayAfter(day, period) }]
    return from === 'relationship-end' ? [{ source, until: '9999-12-31' }] : []
  })
  const [last] = counted.toSorted((one, other) => (one.until < other.until ? 1 : -1))
  const aged = longest(
    today,
    grounds.filter(({ from }) => rowEvents.includes(from)),
  )
  const isOpen = last?.until === '9999-12-31'
  return {
    dataClass,
    source: last?.source ?? grounds[0]?.source ?? '',
    until: isOpen ? undefined : last?.until,
    mayGo: action !== 'keep' && !isOpen && (last === undefined || today > last.until),
    before: aged && beginBefore(today, aged),
  }
}

/** The last day on which a row from this instant is kept. */
export function rowUntil({ grounds }: RetentionTerms, at: Date): Day | undefined {
  const day = santiagoDay(at).day
  const aged = longest(
    day,
    grounds.filter(({ from }) => rowEvents.includes(from)),
  )
  return aged && dayAfter(day, aged)
}
