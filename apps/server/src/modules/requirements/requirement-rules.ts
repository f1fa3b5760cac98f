import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import { inSantiago } from '../corridors/index.ts'

/** Which identity cards are valid beyond their printed date, and which documents customers have to supply. */
export type RequirementRules = SettingData<typeof settingKind.requirementRules>

/** The rules in force. Throws when there are none. */
export async function rulesInForce(work: Work): Promise<Version<RequirementRules>> {
  const found = await settingInForce(work, settingKind.requirementRules)
  return found
}

/** Clock of the rules: outstanding documents change with the day in Santiago and the version of the rules. */
export const requirementClock = async (work: Work): Promise<string> =>
  `${inSantiago(work.now).day} v${(await rulesInForce(work)).version}`
