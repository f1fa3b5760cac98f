import type { MatchingRule, ReconciliationRules, RuleKind } from '@puente/contract/staff'

/** A rule while somebody writes it: every number as it is typed. */
export interface TypedRule {
  /** Stays with the rule while its place and name change. */
  readonly key: string
  readonly name: string
  readonly kind: RuleKind
  readonly days: string
  readonly maxParts: string
  readonly mostBps: string
  readonly mostMinor: Readonly<Record<string, string>>
}

/** What a bank may keep is limited in these, until somebody says more. */
const currencies = { CLP: '5000', USD: '4000' }

export const typedOf = (rule: MatchingRule, place: number): TypedRule => ({
  key: `${place} ${rule.name}`,
  name: rule.name,
  kind: rule.kind,
  days: String(rule.days),
  maxParts: String(rule.maxParts ?? 5),
  mostBps: String(rule.mostBps ?? 100),
  mostMinor: rule.mostMinor ?? currencies,
})

const isCount = (text: string): boolean => /^\d{1,5}$/.test(text.trim())
const isMinor = (text: string): boolean => /^(0|[1-9]\d{0,14})$/.test(text.trim())

/** The fields that hold no number, by name; what a kind does not use is not asked. */
export function wrongIn(rules: readonly TypedRule[], limits: Readonly<Record<string, string>>): string[] {
  return [
    ...rules.flatMap((rule, place) => {
      const at = `rules.${place}`
      return [
        ...(rule.name.trim() === '' ? [`${at}.name`] : []),
        ...(isCount(rule.days) ? [] : [`${at}.days`]),
        ...(rule.kind !== 'parts' || isCount(rule.maxParts) ? [] : [`${at}.maxParts`]),
        ...(rule.kind !== 'fee' || isCount(rule.mostBps) ? [] : [`${at}.mostBps`]),
        ...(rule.kind === 'fee'
          ? Object.keys(rule.mostMinor).flatMap((currency) =>
              isMinor(rule.mostMinor[currency] ?? '') ? [] : [`${at}.mostMinor.${currency}`],
            )
          : []),
      ]
    }),
    ...Object.keys(limits).flatMap((currency) =>
      isMinor(limits[currency] ?? '') ? [] : [`handLimitMinor.${currency}`],
    ),
  ]
}

const trimmed = (amounts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(amounts).map(([currency, amount]) => [currency, amount.trim()]))

function ruleOf({ name, kind, days, maxParts, mostBps, mostMinor }: TypedRule): MatchingRule {
  const rule = { name: name.trim(), kind, days: Number(days) }
  if (kind === 'parts') return { ...rule, maxParts: Number(maxParts) }
  return kind === 'fee' ? { ...rule, mostBps: Number(mostBps), mostMinor: trimmed(mostMinor) } : rule
}

/** What is proposed: the rules as they are written, and everything else as it stands. */
export const dataOf = (
  data: ReconciliationRules,
  rules: readonly TypedRule[],
  limits: Readonly<Record<string, string>>,
): ReconciliationRules => ({ ...data, rules: rules.map(ruleOf), handLimitMinor: trimmed(limits) })

/** The rule at a place one place earlier. */
export function moved(rules: readonly TypedRule[], place: number): TypedRule[] {
  const [before, rule] = [rules[place - 1], rules[place]]
  if (before === undefined || rule === undefined) return [...rules]
  return rules.map((one, at) => (at === place - 1 ? rule : at === place ? before : one))
}
