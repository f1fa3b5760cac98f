import { refuse, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, propose } from '../../approvals/index.ts'
import { endOpenRefund } from './record-refund.ts'
import { maybeLockRefund, type Refund } from './refunds.store.ts'
import { payinTerms } from '../terms.ts'

/** The action by which two people declare that the bank did not pay a refund. */
export const REFUND_ACTION = 'refund'

const HOUR_MS = 3_600_000

const isUnderWay = ({ status }: Refund): boolean => status === 'ready' || status === 'submitted'

/** Whether the outcome of the refund has been missing for longer than the terms allow. */
export async function mayDeclareUnpaid(work: Work, refund: Refund): Promise<boolean> {
  const { refundUnansweredHours } = await payinTerms(work)
  const openMs = work.now.getTime() - refund.createdAt.getTime()
  return isUnderWay(refund) && openMs >= refundUnansweredHours * HOUR_MS
}

async function lockUnanswered(
  work: Work,
  id: string,
): Promise<Refund | Refusal<'not-found' | 'refund-not-rejected'>> {
  const refund = await maybeLockRefund(work, id)
  if (refund === undefined) return refuse('not-found')
  return (await mayDeclareUnpaid(work, refund)) ? refund : refuse('refund-not-rejected')
}

/** Proposes to declare that the bank did not pay a refund whose outcome is missing. */
export async function proposeUnpaid(
  work: Work,
  id: string,
  note: string,
): Promise<Refund | Refusal<'not-found' | 'refund-not-rejected' | 'already-proposed'>> {
  const refund = await lockUnanswered(work, id)
  if ('refused' in refund) return refund
  const proposed = await propose(work, REFUND_ACTION, id, { action: 'unpaid' }, note)
  return 'refused' in proposed ? proposed : refund
}

/**
 * Confirms the declaration. The refund becomes rejected and its money goes to suspense. If the bank reports later that
 * it settled the refund, that report is still recorded. The bank is queried about this refund by its id before another
 * is ordered.
 */
export async function decideUnpaid(
  work: Work,
  id: string,
  said: Decision,
): Promise<Refund | Refusal<'not-found' | 'refund-not-rejected' | DecisionRefusal>> {
  const refund = await lockUnanswered(work, id)
  if ('refused' in refund) return refund
  const decided = await decide(work, REFUND_ACTION, id, said)
  if ('refused' in decided) return decided
  await work.audit({ action: 'declare-refund-unpaid', subject: id, facts: { decision: said.decision } })
  if (said.decision === 'confirm') await endOpenRefund(work, refund, 'rejected')
  return refund
}
