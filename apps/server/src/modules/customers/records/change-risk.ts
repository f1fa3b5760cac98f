import { refuse, type CustomerRisk, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { settle } from '../../pending-items/index.ts'
import { confirmDueAt } from '../profile/outstanding-facts.store.ts'
import { annualRules, annualUpdate } from '../profile/profile-rules.ts'
import type { Profile } from '../profile/profile.ts'
import { setRisk } from '../profile/profiles.store.ts'

/** A customer's risk, and when they have to confirm their data again. */
export async function confirmationOf(
  work: Work,
  { id, risk }: Pick<Profile, 'id' | 'risk'>,
): Promise<{ readonly risk: CustomerRisk; readonly dueAt: string }> {
  const { months } = await annualRules(work)
  return { risk, dueAt: (await confirmDueAt(work, id, months[risk])).toISOString() }
}

/**
 * Sets a customer's risk, which determines how often they confirm their data. The reason is stored in the audit trail.
 */
export async function changeRisk(
  work: Work,
  customerId: Id<'customer'>,
  risk: CustomerRisk,
  reason: string,
): Promise<true | Refusal<'not-found'>> {
  const before = await setRisk(work, customerId, risk)
  if (before === undefined) return refuse('not-found')
  await work.audit({ action: 'change-risk', subject: customerId, facts: { before, risk, reason } })
  await settle(work, [annualUpdate], [customerId])
  return true
}
