import type { StaffRules } from '@puente/contract/staff'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** The name among versioned data of the rules for staff. */
export const STAFF_RULES_NOUN = 'staff-rules'

/** The rules for staff in force. */
export async function staffRules(work: Work): Promise<StaffRules> {
  const rules = await settingInForce(work, settingKind.staffRules)
  return rules.data
}

/** When somebody whose power begins now may confirm what others propose. */
export async function newPowerConfirmsFrom(work: Work): Promise<Date> {
  const { hoursBeforeConfirming } = await staffRules(work)
  return new Date(work.now.getTime() + hoursBeforeConfirming * 3_600_000)
}
