import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'

/** What a company's application has to contain. Versioned: staff may change it. */
export type CompanyRules = SettingData<typeof settingKind.companyFileRules>

/** The rules in force. Throws when there are none. */
export async function companyRules(work: Work): Promise<CompanyRules> {
  const found = await settingInForce(work, settingKind.companyFileRules)
  return found.data
}

/** An activity of the tax service. */
export type CompanyActivity = SettingData<typeof settingKind.companyActivities>['activities'][number]

/** The activities in force that a company may choose. */
export async function companyActivities(work: Work): Promise<readonly CompanyActivity[]> {
  const found = await settingInForce(work, settingKind.companyActivities)
  return found.data.activities
}
