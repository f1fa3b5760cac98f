import { isRefusal, refuse, type Id, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, officerTookPart, propose } from '../../approvals/index.ts'
import { lockCustomer } from '../../customers/index.ts'
import { assess } from '../assess.ts'
import { closeExposureCase, openExposureCase } from './exposure-cases.store.ts'

/** Action of the approvals by which an exposed customer stays. */
export const KEEP_EXPOSED_ACTION = 'exposed-customer'

/** Proposes that a customer with an open case stays. Refuses without one. */
export async function proposeToKeep(
  work: Work,
  customerId: Id<'customer'>,
  note: string,
): Promise<true | Refusal<'not-found' | 'no-exposure-case' | 'already-proposed'>> {
  if ((await lockCustomer(work, customerId)) === undefined) return refuse('not-found')
  if ((await openExposureCase(work, customerId)) === undefined) return refuse('no-exposure-case')
  const proposed = await propose(work, KEEP_EXPOSED_ACTION, customerId, {}, note)
  return isRefusal(proposed) ? proposed : true
}

/**
 * Confirms that an exposed customer stays, or sends the proposal back. Refuses to confirm unless the proposer or the
 * confirming person is a compliance officer. What is confirmed is the exposure of that moment.
 */
export async function decideToKeep(
  work: Work,
  customerId: Id<'customer'>,
  said: Decision,
): Promise<true | Refusal<DecisionRefusal | 'officer-needed' | 'no-exposure-case'>> {
  const assessment = await assess(work, customerId)
  const decided = await decide(work, KEEP_EXPOSED_ACTION, customerId, said)
  if (isRefusal(decided)) return decided
  if (said.decision === 'send-back') return true
  const open = await openExposureCase(work, customerId)
  if (open === undefined || assessment === undefined) return refuse('no-exposure-case')
  if (!officerTookPart(work, decided)) return refuse('officer-needed')
  await closeExposureCase(work, open.id, 'kept', assessment.id)
  await work.audit({ action: 'keep-exposed-customer', subject: customerId })
  return true
}
