import { suspenseOldest, suspenseOpen } from '../../../platform/telemetry/metrics.ts'
import type { Runtime } from '../../../platform/work.ts'
import { suspenseWaiting } from './suspense.store.ts'

/** Sets the metrics of money in suspense: open items, and how long the oldest has waited. */
export async function countSuspense(runtime: Runtime): Promise<void> {
  const { count, since } = await runtime.work({ kind: 'system', name: 'payins' }, suspenseWaiting)
  suspenseOpen.set(count)
  suspenseOldest.set(since === null ? 0 : Math.max(0, runtime.clock.now().getTime() - since.getTime()) / 1000)
}
