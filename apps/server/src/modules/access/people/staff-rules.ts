import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'

/** The staff rules in force. */
export async function staffRules(work: Work): Promise<SettingData<typeof settingKind.staffRules>> {
  const rules = await settingInForce(work, settingKind.staffRules)
  return rules.data
}

/** When a person whose role starts now may confirm proposals of others. */
export async function newPowerConfirmsFrom(work: Work): Promise<Date> {
  const { hoursBeforeConfirming } = await staffRules(work)
  return new Date(work.now.getTime() + hoursBeforeConfirming * 3_600_000)
}
