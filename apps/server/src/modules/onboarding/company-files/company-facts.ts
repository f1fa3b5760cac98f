import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { companyFileFor, companyFilesOf } from './company-files.store.ts'

/** What a company declared that its risk depends on. */
export interface CompanyFacts {
  readonly activityCode: string | undefined
  /** In CLP. */
  readonly expectedMonthMinor: bigint
  /** The countries of the documents of the people behind it. */
  readonly nationalities: readonly string[]
  /** Whether a person behind it is politically exposed. */
  readonly isExposed: boolean
}

/** The facts of a company's application; undefined without one. */
export async function companyFacts(
  work: Work,
  customerId: Id<'customer'>,
): Promise<CompanyFacts | undefined> {
  const filed = await companyFileFor(work, customerId)
  if (filed === undefined) return undefined
  const { activityCode, monthlyMinor = '0', representatives = [], owners = [], exposed = [] } = filed.file
  return {
    activityCode,
    expectedMonthMinor: BigInt(monthlyMinor),
    nationalities: [...new Set([...representatives, ...owners].map(({ country }) => country))],
    isExposed: exposed.length > 0,
  }
}

/** The activities that companies declared, by the name in force when they chose it; without those that have none. */
export async function declaredActivities(
  work: Work,
  customerIds: readonly Id<'customer'>[],
): Promise<ReadonlyMap<Id<'customer'>, string>> {
  const filed = await companyFilesOf(work, customerIds)
  return new Map(
    filed.flatMap(({ id, file: { activity } }) => (activity === undefined ? [] : [[id, activity]])),
  )
}
