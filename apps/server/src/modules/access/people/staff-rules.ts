import { settingKind, type SettingData } from '@puente/contract/staff'
import { hasOpened } from '../../../platform/data/first-opening.ts'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'

/** The staff rules in force. */
export async function staffRules(work: Work): Promise<SettingData<typeof settingKind.staffRules>> {
  const rules = await settingInForce(work, settingKind.staffRules)
  return rules.data
}

/**
 * When a person whose role starts now may confirm proposals of others: at once before the operator first opens sales,
 * because everybody is new then and no customer's money depends on it.
 */
export async function newPowerConfirmsFrom(work: Work): Promise<Date> {
  if (!(await hasOpened(work))) return work.now
  const { hoursBeforeConfirming } = await staffRules(work)
  return new Date(work.now.getTime() + hoursBeforeConfirming * 3_600_000)
}
