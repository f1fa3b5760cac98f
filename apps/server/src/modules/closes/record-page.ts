import { refuse, toWireId, type Id, type Refusal } from '@puente/contract'
import type { CloseRecordPage } from '@puente/contract/staff'
import { periodChanges, type PeriodChange } from '@puente/ledger'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { approvalsOf } from '../approvals/index.ts'
import { addDays, fromSantiago, inSantiago } from '../corridors/index.ts'
import { PERIOD_ACTION, PERIODS } from './change-periods.ts'
import { recordViews } from './keep-record.ts'
import { recordFor, type CloseRecord } from './records.store.ts'

/** Proposals that are searched for the one that closed a period. */
const PROPOSALS_MAX = 500

/** The proposal that closed the period of a record: both have the instant of the same transaction. */
async function proposalOf(work: Work, { scope, madeAt }: CloseRecord) {
  if (scope === 'day') return {}
  const proposals = await approvalsOf(work, PERIOD_ACTION, PERIODS, PROPOSALS_MAX)
  const found = proposals.find(
    ({ decision, decidedAt }) => decision === 'confirmed' && decidedAt?.getTime() === madeAt.getTime(),
  )
  return found === undefined ? {} : { proposalId: toWireId('proposal', found.id) }
}

/** Whether a change opened days of the closed period, which it did when it moved its end back. */
const opens =
  ({ day, madeAt }: CloseRecord) =>
  ({ action, closedBefore, recordedAt }: PeriodChange): boolean =>
    action === 'correct' &&
    recordedAt > madeAt &&
    (closedBefore === null || closedBefore < fromSantiago(addDays(day, 1), 0))

async function reopeningOf(work: Work, record: CloseRecord) {
  if (record.scope === 'day') return {}
  const reopening = (await periodChanges(work)).toReversed().find(opens(record))
  if (reopening === undefined) return {}
  const { closedBefore, actor, reason, recordedAt } = reopening
  const names = await staffNames(work, [actor])
  return {
    reopened: {
      day: closedBefore === null ? record.fromDay : inSantiago(closedBefore).day,
      by: names.get(actor) ?? '',
      reason,
      at: recordedAt.toISOString(),
    },
  }
}

/** A record of a close, the proposal that closed its period, and whether days of it were opened again. */
export async function recordPage(
  work: Work,
  id: Id<'close-record'>,
): Promise<CloseRecordPage | Refusal<'not-found'>> {
  const record = await recordFor(work, id)
  if (record === undefined) return refuse('not-found')
  const [view] = await recordViews(work, [record])
  if (view === undefined) throw new Error(`the record ${id} has no view`)
  return { ...view, ...(await proposalOf(work, record)), ...(await reopeningOf(work, record)) }
}
