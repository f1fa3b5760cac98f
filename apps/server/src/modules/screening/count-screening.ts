import { screeningAge } from '../../platform/telemetry/metrics.ts'
import type { Runtime } from '../../platform/work.ts'
import { lastCheckAt } from './screening.store.ts'

/** Sets the metric of the time since the screening service last returned a verdict. */
export async function countScreening(runtime: Runtime): Promise<void> {
  const at = await runtime.work({ kind: 'system', name: 'screening' }, lastCheckAt)
  if (at !== undefined) screeningAge.set(Math.max(0, runtime.clock.now().getTime() - at.getTime()) / 1000)
}
