import type { CustomerRisk } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { settingNumbered } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { assessmentFor, type Assessment } from './risk.store.ts'
import { scoreOf } from './score.ts'

/** A stored score, and the one that the same facts have by the same version of the rules. */
export interface ReplayedScore {
  readonly recorded: Assessment
  /** Undefined when the version of the rules cannot be read. */
  readonly again: { readonly score: number; readonly risk: CustomerRisk } | undefined
}

/** Computes a stored score again; undefined when it is not there. */
export async function replayScore(work: Work, assessmentId: string): Promise<ReplayedScore | undefined> {
  const recorded = await assessmentFor(work, assessmentId)
  if (recorded === undefined) return undefined
  const { facts, rulesVersion } = recorded
  const rules = await settingNumbered(work, settingKind.riskRules, 'default', rulesVersion)
  return {
    recorded,
    again:
      rules &&
      scoreOf(rules.data, {
        codes: facts.codes,
        sentYearUsdCents: BigInt(facts.sentYearUsdCents),
        expectedMonthClpMinor: BigInt(facts.expectedMonthClpMinor),
      }),
  }
}
