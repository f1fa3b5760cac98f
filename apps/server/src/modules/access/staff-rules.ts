import type { StaffRules } from '@puente/contract/staff'
import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** Name of the staff rules among versioned data. */
export const STAFF_RULES_NOUN = 'staff-rules'

/** The staff rules in force. */
export async function staffRules(work: Work): Promise<StaffRules> {
  const rules = await inForce<StaffRules>(work, STAFF_RULES_NOUN, 'default')
  if (rules === undefined) throw new Error('no staff rules are in force')
  return rules.data
}

/** When a person whose role starts now may confirm proposals of others. */
export async function newPowerConfirmsFrom(work: Work): Promise<Date> {
  const { hoursBeforeConfirming } = await staffRules(work)
  return new Date(work.now.getTime() + hoursBeforeConfirming * 3_600_000)
}
