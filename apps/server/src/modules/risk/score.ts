import { customerRisks, riskFacts, type CustomerRisk, type RiskFact } from '@puente/contract'
import type { settingKind, SettingData } from '@puente/contract/staff'

/** The points of a rule about a risk, and what it looks at. */
export type RiskRules = SettingData<typeof settingKind.riskRules>

/** The codes of a customer by fact, and its amounts. Facts that are not known have no code. */
export interface FactsAtRisk {
  readonly codes: Readonly<Partial<Record<RiskFact, readonly string[]>>>
  /** Delivered or on its way, in 365 days. */
  readonly sentYearUsdCents: bigint
  readonly expectedMonthClpMinor: bigint
}

/** What one fact adds to a score. */
export interface Contribution {
  readonly fact: RiskFact
  /** The code, or the amount from which the rule applies, in minor units. */
  readonly value: string
  readonly points: number
}

/** A score and the rules that make it up. */
export interface RiskScore {
  readonly score: number
  readonly risk: CustomerRisk
  readonly contributions: readonly Contribution[]
}

type Rule = RiskRules['rules'][number]

/** The value by which a rule applies to these facts; undefined when it does not apply. */
function valueOf(
  rule: Rule,
  { codes, sentYearUsdCents, expectedMonthClpMinor }: FactsAtRisk,
): string | undefined {
  const { fact, fromUsdCents, fromClpMinor } = rule
  if (fact === 'sent-year') return reaches(sentYearUsdCents, fromUsdCents)
  if (fact === 'expected-month') return reaches(expectedMonthClpMinor, fromClpMinor)
  return [...(codes[fact] ?? [])].toSorted().find((code) => rule.values.includes(code))
}

const reaches = (amountMinor: bigint, fromMinor: string | undefined): string | undefined =>
  fromMinor !== undefined && amountMinor >= BigInt(fromMinor) ? fromMinor : undefined

const byPoints = (one: Contribution, other: Contribution): number =>
  other.points - one.points || (one.value < other.value ? -1 : Number(one.value > other.value))

/**
 * The score of a customer: for each fact the rule with the most points that applies. A rule without points adds nothing
 * and is left out. The order of rules and codes does not matter.
 */
export function scoreOf({ rules, bands }: RiskRules, facts: FactsAtRisk): RiskScore {
  const applying = rules.flatMap((rule): Contribution[] => {
    const value = rule.points === 0 ? undefined : valueOf(rule, facts)
    return value === undefined ? [] : [{ fact: rule.fact, value, points: rule.points }]
  })
  const contributions = riskFacts.flatMap((fact) =>
    applying
      .filter((one) => one.fact === fact)
      .toSorted(byPoints)
      .slice(0, 1),
  )
  const score = contributions.reduce((sum, { points }) => sum + points, 0)
  return { score, risk: bandOf(bands, score), contributions }
}

/** The risk that a number of points means. */
export function bandOf({ elevated, high }: RiskRules['bands'], score: number): CustomerRisk {
  if (score >= high) return 'high'
  return score >= elevated ? 'elevated' : 'normal'
}

/** Whether the first risk is lower than the second. */
export const isLower = (one: CustomerRisk, other: CustomerRisk): boolean =>
  customerRisks.indexOf(one) < customerRisks.indexOf(other)

/** A risk that a person set, and the risk that the rules said then. */
export interface Override {
  readonly risk: CustomerRisk
  readonly scored: CustomerRisk
}

/**
 * The risk in force. What a person set stays in force until the rules say a higher risk than they said then; from there
 * the higher of both is in force.
 */
export function riskInForce(scored: CustomerRisk, override: Override | undefined): CustomerRisk {
  if (override === undefined) return scored
  const hasRisen = isLower(override.scored, scored)
  return hasRisen && isLower(override.risk, scored) ? scored : override.risk
}
