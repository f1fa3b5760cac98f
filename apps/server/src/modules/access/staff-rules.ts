import type { StaffRules } from '@puente/contract/staff'
import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** The name among versioned data of the rules for staff. */
export const STAFF_RULES_NOUN = 'staff-rules'

/** The rules for staff in force. */
export async function staffRules(work: Work): Promise<StaffRules> {
  const rules = await inForce<StaffRules>(work, STAFF_RULES_NOUN, 'default')
  if (rules === undefined) throw new Error('no rules for staff are in force')
  return rules.data
}

/** When somebody whose power begins now may confirm what others propose. */
export async function newPowerConfirmsFrom(work: Work): Promise<Date> {
  const { hoursBeforeConfirming } = await staffRules(work)
  return new Date(work.now.getTime() + hoursBeforeConfirming * 3_600_000)
}
