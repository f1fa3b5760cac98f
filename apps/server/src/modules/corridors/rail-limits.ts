import { settingKind } from '@puente/contract/staff'
import { findSetting } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** Maximum of one transfer on a rail, in minor units of its currency; undefined without one. */
export async function railMaximum(work: Work, rail: string): Promise<bigint | undefined> {
  const found = await findSetting(work, settingKind.railLimits, rail)
  return found && BigInt(found.data.maximumReceiveMinor)
}
