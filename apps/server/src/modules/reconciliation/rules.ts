import type { FieldFault } from '@puente/contract'
import type { BreakKind, BreakTeam, MatchingRule, ReconciliationRules } from '@puente/contract/staff'
import { settingKind } from '@puente/contract/staff'
import { isCurrency } from '@puente/money'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { publishedAs } from '../approvals/index.ts'

const NOUN = 'reconciliation-rules'

/** The rules as staff publish them. */
export const publishedRules = publishedAs(NOUN, 'change-reconciliation-rules')

/** The name among approvals of a change of the rules. */
export const RECONCILIATION_RULES_ACTION = publishedRules.action

/** The rules in force and their version; none at all is a fault in the data, and throws. */
export async function rulesInForce(
  work: Work,
): Promise<{ readonly version: number; readonly data: ReconciliationRules }> {
  const found = await settingInForce(work, settingKind.reconciliationRules)
  return { version: found.version, data: found.data }
}

/** Comparing more than this would find chance and not sense. */
export const PARTS_MAX = 10
const DAYS_MAX = 60
const BPS_MAX = 1000

function ruleFaults(rule: MatchingRule, at: string): FieldFault[] {
  const faults: FieldFault[] = []
  const say = (field: string, fault: string) => faults.push({ at: `${at}.${field}`, fault })
  if (rule.name.trim() === '') say('name', 'empty')
  if (rule.days < 0 || rule.days > DAYS_MAX) say('days', rule.days < 0 ? 'format' : 'too-much')
  if (rule.kind === 'parts' && ((rule.maxParts ?? 0) < 2 || (rule.maxParts ?? 0) > PARTS_MAX))
    say('maxParts', (rule.maxParts ?? 0) < 2 ? 'zero' : 'too-much')
  if (rule.kind === 'fee' && ((rule.mostBps ?? 0) < 1 || (rule.mostBps ?? 0) > BPS_MAX))
    say('mostBps', (rule.mostBps ?? 0) < 1 ? 'zero' : 'too-much')
  // Without a limit in money, a share of a large sum would be booked away by a machine.
  if (rule.kind === 'fee' && Object.keys(rule.mostMinor ?? {}).length === 0) say('mostMinor', 'missing')
  if (Object.keys(rule.mostMinor ?? {}).some((currency) => !isCurrency(currency))) say('mostMinor', 'format')
  return faults
}

/** What may not be published, by field of the proposal. */
export function rulesFaults({ rules, handLimitMinor, owners }: ReconciliationRules): FieldFault[] {
  const faults = rules.flatMap((rule, place) => ruleFaults(rule, `data.rules.${place}`))
  const names = rules.map(({ name }) => name.trim().toLowerCase())
  for (const [place, name] of names.entries())
    if (names.indexOf(name) < place) faults.push({ at: `data.rules.${place}.name`, fault: 'twice' })
  if (Object.keys(handLimitMinor).some((currency) => !isCurrency(currency)))
    faults.push({ at: 'data.handLimitMinor', fault: 'format' })
  for (const [kind, { afterDays }] of Object.entries(owners))
    if (afterDays < 0 || afterDays > DAYS_MAX)
      faults.push({ at: `data.owners.${kind}.afterDays`, fault: 'too-much' })
  return faults
}

/** Whose a break of this kind and age is. */
export const teamFor = ({ owners }: ReconciliationRules, kind: BreakKind, ageDays: number): BreakTeam =>
  ageDays > owners[kind].afterDays ? owners[kind].later : owners[kind].first
