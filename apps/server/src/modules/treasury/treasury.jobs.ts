import type { Job } from '../../platform/jobs/jobs.ts'
import { moneyOverdue } from '../../platform/telemetry/metrics.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { santiagoDay } from '../corridors/index.ts'
import { aged, ageAllowed, agedMoney, agedSums, type AgeAllowed } from './aged-money.ts'
import type { Waiting } from './aged.ts'
import { watchBalances } from './positions/watch-balances.ts'
import { firstAlarmOfDay, keepOverdue } from './overdue.store.ts'

const actor = { kind: 'system', name: 'treasury' } as const
/** Maximum number of sums named in one run; more of them have one cause, which the first ones show. */
const NAMED_MAX = 100

/** The subject of an alarm: ids and codes only. */
const subjectOf = (one: Waiting): string => one.transferId ?? `${one.kind} ${one.id}`

async function alarm(work: Work): Promise<number> {
  const allowed = await ageAllowed(work)
  const overdue = (await agedSums(work, allowed.overdueBefore)).filter(({ overdueCount }) => overdueCount > 0)
  moneyOverdue.reset()
  moneyOverdue.set({ owner: 'nobody' }, 0)
  for (const { owner, overdueCount } of overdue) moneyOverdue.inc({ owner }, overdueCount)
  const since = overdue
    .flatMap(({ overdueSince }) => overdueSince ?? [])
    .toSorted((a, b) => Number(a) - Number(b))
  await keepOverdue(
    work,
    overdue.reduce((count, { overdueCount }) => count + overdueCount, 0),
    since[0],
  )
  if (overdue.some(({ owner }) => owner === 'nobody')) await nameNobodys(work, allowed)
  return 0
}

async function nameNobodys(work: Work, allowed: AgeAllowed): Promise<void> {
  const { day } = santiagoDay(work.now)
  const filter = { owner: 'nobody', standing: 'overdue', overdueBefore: allowed.overdueBefore } as const
  for (const one of await agedMoney.read(work, filter, undefined, NAMED_MAX)) {
    const subject = subjectOf(one)
    if (await firstAlarmOfDay(work, `${one.kind} ${subject}`, day))
      await work.audit({
        action: 'money-overdue',
        subject,
        outcome: 'alarm',
        facts: {
          kind: one.kind,
          ageDays: aged(work, allowed, one).ageDays,
          amountMinor: String(one.amountMinor),
        },
      })
  }
}

/**
 * Counts overdue sums, and writes those without an owner to the audit trail once a day; there should be none. Reads
 * only open rows.
 */
export const watchOverdue = (runtime: Runtime): Promise<number> => runtime.work(actor, alarm)

/** Jobs of treasury. */
export const treasuryJobs: readonly Job[] = [
  { name: 'treasury.overdue', everyMs: 60_000, round: watchOverdue },
  { name: 'treasury.balances', everyMs: 60_000, round: watchBalances },
]
