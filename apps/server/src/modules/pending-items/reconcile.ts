import { pendingItemsWrong } from '../../platform/telemetry/metrics.ts'
import type { Runtime } from '../../platform/work.ts'
import { storeReconcilerResult, lastReconcilerResult, type Found } from './found.store.ts'
import type { PendingRule } from './pending-rule.ts'
import { amend, differencesOf } from './settle.ts'

const actor = { kind: 'system', name: 'pending-items' } as const
/**
 * Limit of differences handled for one kind in one run: more of them indicate a wrong rule, and one alarm is enough.
 */
const TOLD = 1000
const wrongs = ['missing', 'superfluous', 'different'] as const

/**
 * Compares every open item of a kind with the facts. A missing item is opened, a different one is corrected. A
 * superfluous one stays until staff withdraw it, because the rule may be wrong. Writes one line of the audit trail for
 * each difference, and one error to the log for each kind with differences.
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
    await storeReconcilerResult(work, rule.kind, counted)
    return counted
  })
  if (wrongs.some((wrong) => found[wrong] > 0))
    runtime.logger.error({ kind: rule.kind, ...found }, 'open items are not what the facts say')
  return found
}

/** Sets the metric of wrong items to the reconciler's last result, so that every process exports the same. */
export async function countWrongItems(runtime: Runtime): Promise<void> {
  for (const { kind, ...found } of await runtime.work(actor, lastReconcilerResult))
    for (const wrong of wrongs) pendingItemsWrong.set({ kind, wrong }, found[wrong])
}
