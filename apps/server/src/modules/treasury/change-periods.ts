import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import { closePeriods, correctPeriods, periodChanges } from '@puente/ledger'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { decide, propose, type Approval } from '../approvals/index.ts'
import { addDays, fromSantiago, isDay, type Day } from '../corridors/index.ts'

/** The action of approvals for closing and reopening periods. */
export const PERIOD_ACTION = 'change-periods'

/** The subject of these approvals. The books have a single closing date, so one change can be open at a time. */
export const PERIODS = derivedId('ledger-periods', 'one')

/** `close` with the last closed day; `reopen` with the first open day. */
export interface MeantPeriodChange {
  readonly change: 'close' | 'reopen'
  readonly day: Day
}

type Unfit = Refusal<'period-not-over' | 'period-already-closed' | 'period-not-closed'>

/** The start of the open period after the change. */
const lineOf = ({ change, day }: MeantPeriodChange): Date =>
  fromSantiago(change === 'close' ? addDays(day, 1) : day, 0)

/** The change in a proposal. */
export const meantBy = ({
  proposal: { action, day = '' },
}: Pick<Approval, 'proposal'>): MeantPeriodChange => ({
  change: action === 'reopen-period' ? 'reopen' : 'close',
  day,
})

/** Proposes to close the books through a day, or to reopen them from a day. */
export async function proposePeriodChange(
  work: Work,
  meant: MeantPeriodChange,
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

/** Confirms a change or sends it back. Waits for running postings and blocks new ones in the period to be closed. */
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
