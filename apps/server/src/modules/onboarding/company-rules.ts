import type { RegistryRegime } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** What a company's file has to say, as staff set it without a release. */
export type CompanyRules = SettingData<typeof settingKind.companyFileRules>

export interface CompanyType {
  readonly code: string
  readonly name: string
  /** The registers in which such a company may be. */
  readonly regimes: readonly RegistryRegime[]
  /** Foundations and their like have nobody who owns them. */
  readonly hasOwners: boolean
}

/** The rules in force; the operator always has some, so missing ones are a fault in the data, and throw. */
export async function companyRules(work: Work): Promise<CompanyRules> {
  const found = await settingInForce(work, settingKind.companyFileRules)
  return found.data
}
