import type { CustomerRisk, Id } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { lockCustomer, setCustomerRisk } from '../customers/index.ts'
import { followExposure } from './exposures/exposure-case.ts'
import { factsAtRisk } from './facts.ts'
import {
  assessmentsOf,
  insertAssessment,
  overrideOf,
  type Assessment,
  type StoredFacts,
} from './risk.store.ts'
import { riskInForce, scoreOf, type FactsAtRisk } from './score.ts'

const stored = ({ codes, sentYearUsdCents, expectedMonthClpMinor }: FactsAtRisk): StoredFacts => ({
  codes,
  sentYearUsdCents: String(sentYearUsdCents),
  expectedMonthClpMinor: String(expectedMonthClpMinor),
})

/** Whether two scores say the same: rules, contributions and codes. Amounts count by the rules that they reach. */
const isSame = (one: Omit<Assessment, 'id' | 'at'>, other: Assessment): boolean =>
  one.rulesVersion === other.rulesVersion &&
  JSON.stringify([one.contributions, one.facts.codes]) ===
    JSON.stringify([other.contributions, other.facts.codes])

/**
 * Scores a customer by the rules in force, and sets the risk in force. Stores the score if it differs from the latest
 * one, and opens or closes the case of an exposure. The customer is locked. Undefined for an unknown customer.
 */
export async function assess(work: Work, customerId: Id<'customer'>): Promise<Assessment | undefined> {
  if ((await lockCustomer(work, customerId)) === undefined) return undefined
  const facts = await factsAtRisk(work, customerId)
  if (facts === undefined) return undefined
  const { version, data } = await settingInForce(work, settingKind.riskRules)
  const { score, risk, contributions } = scoreOf(data, facts)
  const now = { customerId, score, risk, contributions, rulesVersion: version, facts: stored(facts) }
  const [latest] = await assessmentsOf(work, customerId, 1)
  const kept = latest !== undefined && isSame(now, latest) ? latest : { ...now, id: work.id(), at: work.now }
  if (kept !== latest) await insertAssessment(work, kept)
  await applyRisk(work, customerId, kept)
  await followExposure(work, customerId, kept)
  return kept
}

/** Sets the risk in force of a customer, from the score and what a person set. */
export async function applyRisk(
  work: Work,
  customerId: Id<'customer'>,
  { id, risk: scored }: Pick<Assessment, 'id' | 'risk'>,
): Promise<CustomerRisk> {
  const risk = riskInForce(scored, await overrideOf(work, customerId))
  const before = await setCustomerRisk(work, customerId, risk, id)
  if (before !== risk)
    await work.audit({ action: 'score-risk', subject: customerId, facts: { before, risk, scored } })
  return risk
}

/** Scores a customer by the rules in force, and returns the risk in force. */
export async function scoredRisk(work: Work, customerId: Id<'customer'>): Promise<CustomerRisk> {
  const assessment = await assess(work, customerId)
  if (assessment === undefined) throw new Error(`customer ${customerId} is not there`)
  return riskInForce(assessment.risk, await overrideOf(work, customerId))
}
