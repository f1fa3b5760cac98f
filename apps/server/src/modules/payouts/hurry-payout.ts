import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import type { Payout } from './payout.ts'
import { lockPayout, makeDue } from './payouts.store.ts'

/** Whether the rail has not reported an end yet, so that the jobs take a next step. */
const goesOn = ({ status }: Payout): boolean => ['ready', 'submitted', 'unknown'].includes(status)

/** When the next step with the rail is due, on the business clock; undefined when there is none. */
export const nextStepAt = (work: Pick<Work, 'now' | 'realNow'>, payout: Payout): Date | undefined =>
  goesOn(payout)
    ? new Date(work.now.getTime() + Math.max(payout.dueAt.getTime() - work.realNow.getTime(), 0))
    : undefined

/**
 * Makes the next step with the rail due now. The status alone determines the step, so nothing is paid twice: a payout
 * is submitted again, under its own reference, only when the rail reports that it does not have it.
 */
export async function makePayoutDue(
  work: Work,
  id: string,
): Promise<Payout | Refusal<'not-found' | 'not-in-this-state'>> {
  const payout = await lockPayout(work, id)
  if (payout === undefined) return refuse('not-found')
  if (!goesOn(payout)) return refuse('not-in-this-state', { state: payout.status })
  await makeDue(work, id)
  await work.audit({ action: 'hurry-payout', subject: id, facts: { status: payout.status } })
  return { ...payout, dueAt: work.realNow }
}
