import type { Runtime } from '../../platform/work.ts'
import { clockValue, storeClockValue } from './clock.store.ts'
import type { PendingRule } from './pending-rule.ts'
import { amend, differencesOf } from './settle.ts'

const actor = { kind: 'system', name: 'pending-items' } as const
/** Number of subjects that change in one transaction. */
const BATCH = 500

/**
 * Settles all subjects by the rules whose clock value has changed, for example because a document ends today or a text
 * is in force now. Returns the number of items changed. An interrupted run is repeated from its last transaction.
 */
export async function followClock(runtime: Runtime, rules: readonly PendingRule[]): Promise<number> {
  let moved = 0
  for (const rule of rules) moved += await followOne(runtime, rule)
  return moved
}

async function followOne(runtime: Runtime, { clock, ...rule }: PendingRule): Promise<number> {
  if (clock === undefined) return 0
  return runtime.work(actor, async (work) => {
    const now = await clock(work)
    if ((await clockValue(work, rule.kind)) === now) return 0
    const changed = await differencesOf(work, rule, undefined, BATCH)
    for (const difference of changed) await amend(work, rule.kind, difference)
    if (changed.length < BATCH) await storeClockValue(work, rule.kind, now)
    return changed.length
  })
}
