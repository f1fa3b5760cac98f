import type { CustomerKind, DocumentKind } from '@puente/contract'
import type { DocumentRuleWire } from '@puente/contract/customer'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce, settingsInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import type { Place } from './document.ts'

/** Rules of one kind of document. Versioned: staff may change them. */
export type DocumentRule = SettingData<typeof settingKind.documentRule>

/** Whether a kind is an identity document. The server reads the pictures of these kinds by machine. */
export const isIdentityKind = (kind: DocumentKind): boolean =>
  kind === 'identity' || kind === 'company-person-identity'

/** The rule in force for a kind. */
export async function ruleOf(work: Work, kind: DocumentKind): Promise<DocumentRule> {
  return (await settingInForce(work, settingKind.documentRule, kind)).data
}

/** The kinds that this kind of customer can send, in display order. */
export async function rulesFor(work: Work, customerKind: CustomerKind): Promise<DocumentRuleWire[]> {
  const rules = await settingsInForce(work, settingKind.documentRule)
  return [...rules]
    .map(([kind, { data }]) => ({ ...data, kind: kind as DocumentKind }))
    .filter(({ customers }) => customers.includes(customerKind))
    .toSorted((one, other) => one.order - other.order)
    .map(({ kind, sides, pagesMax, sources }) => ({
      kind,
      sides: [...sides],
      pagesMax,
      sources: [...sources],
    }))
}

/** The field with which the slot does not exist for this kind of customer; undefined when it exists. */
export function slotFault(
  rule: DocumentRule,
  { side, page }: Place,
  customerKind: CustomerKind,
): 'kind' | 'side' | 'page' | undefined {
  if (!rule.customers.includes(customerKind)) return 'kind'
  if (side === undefined ? rule.sides.length > 0 : !rule.sides.includes(side)) return 'side'
  return page >= 1 && page <= rule.pagesMax ? undefined : 'page'
}

/** End of the retention period of a document decided now. */
export function keepUntil(rule: DocumentRule, now: Date, accepted: boolean): Date {
  const until = new Date(now)
  if (accepted) until.setUTCFullYear(until.getUTCFullYear() + rule.keptYears)
  else until.setUTCDate(until.getUTCDate() + rule.refusedKeptDays)
  return until
}
