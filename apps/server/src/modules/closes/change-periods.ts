import { isRefusal, refuse, type Refusal } from '@puente/contract'
import {
  closeChecks,
  redIn,
  type CloseCheck,
  type Decision,
  type DecisionRefusal,
} from '@puente/contract/staff'
import { closePeriods, correctPeriods, periodChanges } from '@puente/ledger'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { decide, propose, type Approval } from '../approvals/index.ts'
import { addDays, fromSantiago, isDay, type Day } from '../corridors/index.ts'
import { closingOf, linesOf } from './checklist.ts'
import { keepRecord } from './keep-record.ts'

/** The action of approvals for closing and reopening periods. */
export const PERIOD_ACTION = 'change-periods'

/** The subject of these approvals. The books have a single closing date, so one change can be open at a time. */
export const PERIODS = derivedId('ledger-periods', 'one')

/** `close` with the last closed day; `reopen` with the first open day. */
export interface MeantPeriodChange {
  readonly change: 'close' | 'reopen'
  readonly day: Day
}

type Unfit = Refusal<
  'period-not-over' | 'period-already-closed' | 'period-not-closed' | 'close-lines-red' | 'fields-wrong'
>

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

/** The red lines that a proposal names. */
export const redBy = ({ proposal: { red = '' } }: Pick<Approval, 'proposal'>): CloseCheck[] =>
  closeChecks.filter((check) => red.split(' ').includes(check))

/** The days to close and their lines. Refuses lines that are red and not among those named. */
async function verified(work: Work, day: Day, named: readonly CloseCheck[]) {
  const closing = await closingOf(work, 'period', day)
  if (isRefusal(closing)) return closing
  const lines = await linesOf(work, closing)
  const others = redIn(lines).filter((check) => !named.includes(check))
  return others.length === 0 ? { closing, lines } : refuse('close-lines-red', { checks: others.join(' ') })
}

/**
 * Proposes to close the books through a day, or to reopen them from a day. A period whose checklist has red lines closes
 * only in spite of the lines named in `despite`, for the reason in the note.
 */
export async function proposePeriodChange(
  work: Work,
  meant: MeantPeriodChange,
  note: string,
  despite: readonly CloseCheck[] = [],
): Promise<true | Unfit | Refusal<'already-proposed'>> {
  if (!isDay(meant.day)) return refuse('fields-wrong', {}, [{ at: 'day', fault: 'format' }])
  const line = lineOf(meant)
  const [last] = await periodChanges(work)
  const standing = last?.closedBefore ?? null
  if (meant.change === 'close') {
    if (line > work.now) return refuse('period-not-over')
    if (standing !== null && line <= standing) return refuse('period-already-closed')
  } else if (standing === null || line >= standing) return refuse('period-not-closed')
  const found = meant.change === 'close' ? await verified(work, meant.day, despite) : { lines: [] }
  if (isRefusal(found)) return found
  const proposed = await propose(
    work,
    PERIOD_ACTION,
    PERIODS,
    { action: `${meant.change}-period`, day: meant.day, red: redIn(found.lines).join(' ') },
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
  const by = { actor: work.actor.staffId, reason: decided.note }
  const line = lineOf({ change, day })
  if (change === 'reopen') {
    await work.audit({ action: 'change-periods', facts: { change, day } })
    return (await correctPeriods(work, line, by)) === 'done' ? true : refuse('period-not-closed')
  }
  // A line that has become red since the proposal needs a proposal that names it.
  const found = await verified(work, day, redBy(decided))
  if (isRefusal(found)) return found
  const record = await keepRecord(work, found.closing, found.lines, {
    by: decided.proposedBy,
    note: decided.note,
    confirmedBy: work.actor.staffId,
  })
  await work.audit({
    action: 'change-periods',
    subject: record.id,
    facts: { change, day, red: redBy(decided).join(' ') },
  })
  const closed = await closePeriods(work, line, by)
  if (closed === 'done') return true
  return refuse(closed === 'not-over-yet' ? 'period-not-over' : 'period-already-closed')
}
