import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** When a rate may be used, and how long a firm quote is valid. */
export type QuoteRules = SettingData<typeof settingKind.quoteRules>

/** The rules in force. Throws when there are none. */
export async function quoteRules(work: Work): Promise<QuoteRules> {
  const found = await settingInForce(work, settingKind.quoteRules)
  return found.data
}
