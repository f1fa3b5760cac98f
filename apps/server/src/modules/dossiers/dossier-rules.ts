import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import { inSantiago } from '../corridors/index.ts'

/** Which cards are valid for longer than they say, and who is asked for what. */
export type DossierRules = SettingData<typeof settingKind.dossierRules>

/** The rules in force; the operator always has some, so that missing ones are a fault in the data, and throw. */
export async function rulesInForce(work: Work): Promise<Version<DossierRules>> {
  const found = await settingInForce(work, settingKind.dossierRules)
  return found
}

/** What of the clock changes who owes a document: the day in Santiago, and the rules in force. */
export const dossierClock = async (work: Work): Promise<string> =>
  `${inSantiago(work.now).day} v${(await rulesInForce(work)).version}`
