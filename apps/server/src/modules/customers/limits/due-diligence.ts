import { diligenceWindows, type CustomerKind, type DiligenceWindow } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import type { PendingRule } from '../../pending-items/index.ts'
import type { CustomerLevel } from '../records/customer.ts'
import { outstandingEvidence } from './due-diligence.store.ts'

const HOUR_MS = 3_600_000

/** Length of each rolling window in ms. */
export const windowMs: Readonly<Record<DiligenceWindow, number>> = {
  day: 24 * HOUR_MS,
  month: 30 * 24 * HOUR_MS,
  year: 365 * 24 * HOUR_MS,
}

/** Published amounts, in US cents, above which an order needs evidence of funds. A window may have none. */
export interface DiligenceTerms {
  readonly thresholds: Readonly<Partial<Record<DiligenceWindow, bigint>>>
  /** Banking days that staff have to answer. */
  readonly reviewDays: number
}

/** The thresholds in force for a kind and level. Throws when there are none. */
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
  owed: (_work, { only }) => outstandingEvidence(kind, only),
})

/**
 * Pending from the order that passes a threshold, requested or placed, until staff accept evidence of funds. Blocks
 * only orders above the threshold.
 */
export const personDueDiligence = ruleOf('person')
export const companyDueDiligence = ruleOf('company')

/** The rule of this kind of customer. */
export const dueDiligenceOf = (kind: CustomerKind): PendingRule =>
  kind === 'person' ? personDueDiligence : companyDueDiligence
