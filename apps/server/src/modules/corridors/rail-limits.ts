import { settingKind } from '@puente/contract/staff'
import { findSetting } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** The most that a rail pays in one transfer, in minor units of its currency; undefined where it has no maximum. */
export async function railMaximum(work: Work, rail: string): Promise<bigint | undefined> {
  const found = await findSetting(work, settingKind.railLimits, rail)
  return found && BigInt(found.data.maximumReceiveMinor)
}
