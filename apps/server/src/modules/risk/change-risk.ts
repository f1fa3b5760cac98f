import { customerRisks, isRefusal, refuse, type CustomerRisk, type Id, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { decide, officerTookPart, propose } from '../approvals/index.ts'
import { profileFor } from '../customers/index.ts'
import { applyRisk, assess } from './assess.ts'
import { exposureIn } from './exposures/exposure-case.ts'
import { endOverride, insertOverride } from './risk.store.ts'
import { isLower } from './score.ts'

/** Action of the approvals of a lower risk. */
export const LOWER_RISK_ACTION = 'lower-risk'

interface By {
  readonly reason: string
  readonly setBy: string
  readonly confirmedBy: string | undefined
}

/** Stores what a person set; the risk that the rules say now needs no row. */
async function override(work: Work, customerId: Id<'customer'>, risk: CustomerRisk, by: By): Promise<true> {
  const before = (await profileFor(work, customerId))?.risk ?? 'normal'
  const assessment = await assess(work, customerId)
  if (assessment === undefined) throw new Error(`customer ${customerId} is not there`)
  const scored = assessment.risk
  await endOverride(work, customerId)
  if (risk !== scored)
    await insertOverride(work, customerId, { id: work.id(), risk, scored, ...by, at: work.now })
  await applyRisk(work, customerId, assessment)
  await work.audit({ action: 'change-risk', subject: customerId, facts: { before, risk } })
  return true
}

/** Sets a risk instead of the one by rules. A lower risk than the one in force is proposed to a second person. */
export async function changeRisk(
  work: Work,
  customerId: Id<'customer'>,
  risk: CustomerRisk,
  reason: string,
): Promise<true | Refusal<'not-found' | 'already-proposed'>> {
  const profile = await profileFor(work, customerId, true)
  if (profile === undefined) return refuse('not-found')
  if (work.actor.kind !== 'staff') throw new Error('only staff set a risk')
  if (!isLower(risk, profile.risk))
    return override(work, customerId, risk, { reason, setBy: work.actor.staffId, confirmedBy: undefined })
  const proposed = await propose(work, LOWER_RISK_ACTION, customerId, { risk }, reason)
  return isRefusal(proposed) ? proposed : true
}

/**
 * Confirms another person's proposal of a lower risk, or sends it back. Refuses to lower the risk of a politically exposed
 * customer unless the proposer or the confirming person is a compliance officer.
 */
export async function decideLowerRisk(
  work: Work,
  customerId: Id<'customer'>,
  said: Decision,
): Promise<true | Refusal<DecisionRefusal | 'officer-needed'>> {
  const assessment = await assess(work, customerId)
  const decided = await decide(work, LOWER_RISK_ACTION, customerId, said)
  if (isRefusal(decided)) return decided
  if (said.decision === 'send-back') return true
  const isExposed = assessment !== undefined && exposureIn(assessment) !== undefined
  if (isExposed && !officerTookPart(work, decided)) return refuse('officer-needed')
  if (work.actor.kind !== 'staff') throw new Error('only staff decide')
  const risk = customerRisks.find((one) => one === decided.proposal['risk'])
  if (risk === undefined) throw new Error('the proposal has no risk')
  const by = { reason: decided.note, setBy: decided.proposedBy, confirmedBy: work.actor.staffId }
  return override(work, customerId, risk, by)
}
