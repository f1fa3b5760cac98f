import { isRefusal, toWireId } from '@puente/contract'
import { staffEndpoints as endpoints, type LedgerPeriodsWire } from '@puente/contract/staff'
import { periodChanges, type PeriodChange } from '@puente/ledger'
import { handler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { openApprovals, proposalHead } from '../approvals/index.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { meantBy, PERIOD_ACTION, PERIODS, proposePeriodChange, redBy } from './change-periods.ts'
import { periodRecordsAt } from './records.store.ts'

/** The day in Chile that begins at this instant. */
const dayFrom = (line: Date): string => inSantiago(line).day
const lastClosed = (line: Date): string => addDays(dayFrom(line), -1)

function changeOf({ action, closedBefore }: PeriodChange) {
  const line = closedBefore ?? new Date(0)
  return action === 'close'
    ? ({ change: 'close', day: lastClosed(line) } as const)
    : ({ change: 'reopen', day: dayFrom(line) } as const)
}

async function periodsView(work: Work): Promise<LedgerPeriodsWire> {
  const changes = await periodChanges(work)
  const approval = (await openApprovals(work, PERIOD_ACTION, [PERIODS])).get(PERIODS)
  const people = new Set([
    ...changes.map(({ actor }) => actor),
    ...(approval === undefined ? [] : [approval.proposedBy]),
  ])
  const names = await staffNames(work, [...people])
  const closed = changes.filter(({ action }) => action === 'close').map(({ recordedAt }) => recordedAt)
  const records = new Map(
    (await periodRecordsAt(work, closed)).map(({ id, madeAt }) => [madeAt.getTime(), id]),
  )
  const recordOf = ({ action, recordedAt }: PeriodChange) => {
    const id = action === 'close' ? records.get(recordedAt.getTime()) : undefined
    return id === undefined ? {} : { recordId: toWireId('close-record', id) }
  }
  const standing = changes[0]?.closedBefore ?? null
  return {
    ...(standing === null ? {} : { closedThrough: lastClosed(standing) }),
    changes: changes.map((change, nth) => ({
      id: String(changes.length - nth),
      ...changeOf(change),
      by: names.get(change.actor) ?? '',
      reason: change.reason,
      at: change.recordedAt.toISOString(),
      ...recordOf(change),
    })),
    ...(approval === undefined
      ? {}
      : { proposal: { ...proposalHead(approval, names), ...meantBy(approval), red: redBy(approval) } }),
  }
}

/** Staff handlers of closed periods. */
export const periodHandlers: readonly Handler[] = [
  handler(endpoints.getLedgerPeriods, periodsView),
  handler(endpoints.proposePeriodChange, async (work, { body: { note, despite, ...meant } }) => {
    const done = await proposePeriodChange(work, meant, note, despite)
    return isRefusal(done) ? done : periodsView(work)
  }),
]
