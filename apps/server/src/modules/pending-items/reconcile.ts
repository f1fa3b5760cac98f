import { pendingItemsWrong } from '../../platform/telemetry/metrics.ts'
import type { Runtime } from '../../platform/work.ts'
import { keepFound, lastFound, type Found } from './found.store.ts'
import type { PendingRule } from './pending-rule.ts'
import { amend, differencesOf } from './settle.ts'

const actor = { kind: 'system', name: 'pending-items' } as const
/** More than this is a fault of a rule: an alarm that says so helps more than a thousand alike. */
const TOLD = 1000
const wrongs = ['missing', 'superfluous', 'different'] as const

/**
 * Reckons every item of a kind from the facts alone and says aloud where the open items differ. What is missing opens at
 * once, what is different is set right; what is superfluous stays until staff close it, because it may be the rule that
 * is wrong. Each difference is one line of the audit trail, and each kind with differences one error in the log.
 */
export async function reconcile(runtime: Runtime, rule: PendingRule): Promise<Found> {
  const found = await runtime.work(actor, async (work) => {
    const counted = { missing: 0, superfluous: 0, different: 0 }
    for (const difference of await differencesOf(work, rule, undefined, TOLD)) {
      const { itemId, owed } = difference
      const wrong = itemId === undefined ? 'missing' : owed === undefined ? 'superfluous' : 'different'
      counted[wrong] += 1
      await work.audit({
        action: 'pending-item-wrong',
        subject: itemId ?? difference.subject,
        outcome: 'alarm',
        facts: { kind: rule.kind, wrong },
      })
      if (wrong !== 'superfluous') await amend(work, rule.kind, difference)
    }
    await keepFound(work, rule.kind, counted)
    return counted
  })
  if (wrongs.some((wrong) => found[wrong] > 0))
    runtime.logger.error({ kind: rule.kind, ...found }, 'open items are not what the facts say')
  return found
}

/** Brings the figure of wrong items to what the reconciler last found: every process tells the same. */
export async function countWrongItems(runtime: Runtime): Promise<void> {
  for (const { kind, ...found } of await runtime.work(actor, lastFound))
    for (const wrong of wrongs) pendingItemsWrong.set({ kind, wrong }, found[wrong])
}
