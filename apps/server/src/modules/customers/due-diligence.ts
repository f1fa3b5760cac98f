import { diligenceWindows, type CustomerKind, type DiligenceWindow } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import type { PendingRule } from '../pending-items/index.ts'
import type { CustomerLevel } from './customer.ts'
import { evidenceOwed } from './due-diligence.store.ts'

const HOUR_MS = 3_600_000

/** How far back each window looks. */
export const windowMs: Readonly<Record<DiligenceWindow, number>> = {
  day: 24 * HOUR_MS,
  month: 30 * 24 * HOUR_MS,
  year: 365 * 24 * HOUR_MS,
}

/** The published amounts, in US cents, above which an order needs evidence of funds; a window may have none. */
export interface DiligenceTerms {
  readonly thresholds: Readonly<Partial<Record<DiligenceWindow, bigint>>>
  /** So many banking days staff have to answer. */
  readonly reviewDays: number
}

/** The thresholds in force for a customer; a kind and level without them is a fault in the data, and throws. */
export async function diligenceTerms(
  work: Work,
  { kind, level }: { readonly kind: CustomerKind; readonly level: CustomerLevel },
): Promise<DiligenceTerms> {
  const found = await settingInForce(work, settingKind.dueDiligence, `${kind}/${level}`)
  const thresholds = diligenceWindows.flatMap((window) => {
    const cents = found.data[`${window}UsdCents`]
    return cents === undefined ? [] : [[window, BigInt(cents)] as const]
  })
  return { thresholds: Object.fromEntries(thresholds), reviewDays: found.data.reviewDays }
}

const ruleOf = <Of extends CustomerKind>(kind: Of): PendingRule<`${Of}-due-diligence`> => ({
  kind: `${kind}-due-diligence`,
  owed: (_work, { only }) => evidenceOwed(kind, only),
})

/**
 * A customer owes evidence of their funds from the order, asked for or standing, that passes a threshold until staff
 * accept it. Only orders over the threshold are stopped meanwhile.
 */
export const personDueDiligence = ruleOf('person')
export const companyDueDiligence = ruleOf('company')

/** The rule for a customer of this kind. */
export const dueDiligenceOf = (kind: CustomerKind): PendingRule =>
  kind === 'person' ? personDueDiligence : companyDueDiligence
