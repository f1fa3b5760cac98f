import type { ReplayedCheck } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import type { Check, DecisionRecord, DecisionRule } from './decision.ts'
import { readerOf, storedSetting, type StoredSetting } from './setting-versions.ts'

const nameOf = ({ check, of }: Pick<Check, 'check' | 'of'>): string => `${check} ${of ?? ''}`

/** Each check with the recorded result and the new one; a result that one side lacks is empty. */
export function compareChecks(recorded: readonly Check[], again: readonly Check[]): ReplayedCheck[] {
  const results = new Map(again.map((one) => [nameOf(one), one.result]))
  const known = new Set(recorded.map(nameOf))
  return [
    ...recorded.map(({ result, standing: _standing, ...one }) => ({
      ...one,
      recorded: result,
      again: results.get(nameOf(one)) ?? '',
    })),
    ...again
      .filter((one) => !known.has(nameOf(one)))
      .map(({ result, standing: _standing, ...one }) => ({ ...one, recorded: '', again: result })),
  ]
}

/**
 * Computes the checks of a decision again from the versions and inputs that it used. A version that is gone or differs
 * from the one of the decision is reported as a check of its own; without it the rule's checks have no new result.
 */
export async function replayDecision<Inputs>(
  work: Work,
  rule: DecisionRule<Inputs>,
  { used }: DecisionRecord,
): Promise<ReplayedCheck[]> {
  const found: StoredSetting[] = []
  const versions: ReplayedCheck[] = []
  for (const one of used.settings) {
    const stored = await storedSetting(work, one)
    if (stored !== undefined) found.push(stored)
    versions.push({
      check: 'setting',
      of: `${one.kind}/${one.key}/${one.version}`,
      recorded: one.sha256.slice(0, HASH_SHOWN),
      again: stored?.sha256.slice(0, HASH_SHOWN) ?? '',
    })
  }
  const isWhole = found.length === used.settings.length
  // The inputs are those that the same rule recorded.
  const again = isWhole ? rule.checks(used.inputs as Inputs, readerOf(found)) : []
  return [...compareChecks(used.checks, again), ...versions]
}

/** How many digits of a hash are shown and compared. */
export const HASH_SHOWN = 16
