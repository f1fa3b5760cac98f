import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import { closePeriods, correctPeriods, periodChanges } from '@puente/ledger'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { decide, propose, type Approval } from '../approvals/index.ts'
import { addDays, fromSantiago, isDay, type Day } from '../corridors/index.ts'

/** The name among approvals of a change of what is closed. */
export const PERIOD_ACTION = 'change-periods'

/** The books have one line between what is closed and what is not: one change at a time. */
export const PERIODS = derivedId('ledger-periods', 'one')

/** `close` with its last day; `reopen` with the first day that takes journals again. */
export interface PeriodChangeMeant {
  readonly change: 'close' | 'reopen'
  readonly day: Day
}

type Unfit = Refusal<'period-not-over' | 'period-already-closed' | 'period-not-closed'>

/** Everything effective before it is closed once the change is made. */
const lineOf = ({ change, day }: PeriodChangeMeant): Date =>
  fromSantiago(change === 'close' ? addDays(day, 1) : day, 0)

/** What a proposal says. */
export const meantBy = ({
  proposal: { action, day = '' },
}: Pick<Approval, 'proposal'>): PeriodChangeMeant => ({
  change: action === 'reopen-period' ? 'reopen' : 'close',
  day,
})

/** Proposes to close the books through a day, or to open them again from one. */
export async function proposePeriodChange(
  work: Work,
  meant: PeriodChangeMeant,
  note: string,
): Promise<true | Unfit | Refusal<'already-proposed' | 'fields-wrong'>> {
  if (!isDay(meant.day)) return refuse('fields-wrong', {}, [{ at: 'day', fault: 'format' }])
  const line = lineOf(meant)
  const [last] = await periodChanges(work)
  const standing = last?.closedBefore ?? null
  if (meant.change === 'close') {
    if (line > work.now) return refuse('period-not-over')
    if (standing !== null && line <= standing) return refuse('period-already-closed')
  } else if (standing === null || line >= standing) return refuse('period-not-closed')
  const proposed = await propose(
    work,
    PERIOD_ACTION,
    PERIODS,
    { action: `${meant.change}-period`, day: meant.day },
    note,
  )
  return isRefusal(proposed) ? proposed : true
}

/** A second person confirms, which waits for every posting under way and keeps the next ones out of what it closes. */
export async function decidePeriodChange(
  work: Work,
  said: Decision,
): Promise<true | Unfit | Refusal<DecisionRefusal>> {
  const decided = await decide(work, PERIOD_ACTION, PERIODS, said)
  if (isRefusal(decided)) return decided
  if (said.decision === 'send-back' || work.actor.kind !== 'staff') return true
  const { change, day } = meantBy(decided)
  await work.audit({ action: 'change-periods', facts: { change, day } })
  const by = { actor: work.actor.staffId, reason: decided.note }
  const line = lineOf({ change, day })
  if (change === 'reopen')
    return (await correctPeriods(work, line, by)) === 'done' ? true : refuse('period-not-closed')
  const closed = await closePeriods(work, line, by)
  if (closed === 'done') return true
  return refuse(closed === 'not-over-yet' ? 'period-not-over' : 'period-already-closed')
}
