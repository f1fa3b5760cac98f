import type { RegistryRegime } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** What a company's application has to contain. Versioned: staff may change it. */
export type CompanyRules = SettingData<typeof settingKind.companyFileRules>

export interface CompanyType {
  readonly code: string
  readonly name: string
  /** Registers in which companies of this type can be. */
  readonly regimes: readonly RegistryRegime[]
  /** False for foundations and similar forms, which have no owners. */
  readonly hasOwners: boolean
}

/** The rules in force. Throws when there are none. */
export async function companyRules(work: Work): Promise<CompanyRules> {
  const found = await settingInForce(work, settingKind.companyFileRules)
  return found.data
}
