import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** Maximum of one transfer on a rail, in minor units of its currency; undefined without one. */
export async function railMaximum(work: Work, rail: string): Promise<bigint | undefined> {
  const found = await inForce<{ readonly maximumReceiveMinor: string }>(work, 'rail-limits', rail)
  return found && BigInt(found.data.maximumReceiveMinor)
}
