import type { CustomerRisk, Id } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
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
 * Sets a customer's risk, which determines how often they confirm their data, and the score from which it follows.
 * Returns the former risk.
 */
export async function setCustomerRisk(
  work: Work,
  customerId: Id<'customer'>,
  risk: CustomerRisk,
  assessmentId: string,
): Promise<CustomerRisk> {
  const before = await setRisk(work, customerId, risk, assessmentId)
  if (before === undefined) throw new Error(`customer ${customerId} is not there`)
  if (before !== risk) await settle(work, [annualUpdate], [customerId])
  return before
}

/** Whether customers of this risk have enhanced diligence: a second person confirms what is granted to them. */
export async function hasEnhancedDiligence(work: Work, risk: CustomerRisk): Promise<boolean> {
  const { data } = await settingInForce(work, settingKind.riskRules)
  return data.diligence[risk] === 'enhanced'
}
