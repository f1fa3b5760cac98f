import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** The most that a rail pays in one transfer, in minor units of its currency; undefined where it has no maximum. */
export async function railMaximum(work: Work, rail: string): Promise<bigint | undefined> {
  const found = await inForce<{ readonly maximumReceiveMinor: string }>(work, 'rail-limits', rail)
  return found && BigInt(found.data.maximumReceiveMinor)
}
