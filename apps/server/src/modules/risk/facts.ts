import type { Id, RiskFact } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { profileFor, windowMs } from '../customers/index.ts'
import { applicantFacts, companyFacts } from '../onboarding/index.ts'
import { declarationOf, exposureInForce, identityFor } from '../requirements/index.ts'
import { latestVerdict } from '../screening/index.ts'
import { sentSince } from '../transfers/index.ts'
import type { FactsAtRisk } from './score.ts'

const known = (...codes: readonly (string | undefined)[]): string[] =>
  [...new Set(codes.filter((code) => code !== undefined))].toSorted()

/** What the rules look at, as it is now; undefined for an unknown customer. */
export async function factsAtRisk(work: Work, customerId: Id<'customer'>): Promise<FactsAtRisk | undefined> {
  const profile = await profileFor(work, customerId)
  if (profile === undefined) return undefined
  const company = profile.kind === 'company' ? await companyFacts(work, customerId) : undefined
  const applicant = profile.kind === 'person' ? await applicantFacts(work, customerId) : undefined
  const exposure = (await exposureInForce(work, profile))?.exposure
  const { income } = await declarationOf(work, customerId)
  const nationality = (await identityFor(work, customerId))?.onFile?.nationality
  const sent = await sentSince(work, customerId, new Date(work.now.getTime() - windowMs.year))
  const codes: Readonly<Partial<Record<RiskFact, readonly string[]>>> = {
    residence: known(profile.country),
    nationality: known(nationality, applicant?.nationality, ...(company?.nationalities ?? [])),
    occupation: known(profile.occupation),
    activity: known(company?.activityCode),
    destination: sent.currencies,
    exposure: known(exposure === 'none' ? undefined : exposure),
    screening: known(await latestVerdict(work, customerId)),
    level: known(profile.level),
    income: known(income),
  }
  return {
    codes,
    sentYearUsdCents: sent.usdCents,
    expectedMonthClpMinor: company?.expectedMonthMinor ?? 0n,
  }
}
