import type { RegistryRegime } from '@puente/contract'
import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** What a company's file has to say, as staff set it without a release. */
export interface CompanyRules {
  /** Whoever owns so much or more is a beneficial owner; hundredths of a percent. */
  readonly ownerFromBps: number
  readonly types: readonly CompanyType[]
}

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
  const found = await inForce<CompanyRules>(work, 'company-file-rules', 'default')
  if (found === undefined) throw new Error('no rules for companies’ files are in force')
  return found.data
}
