import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** When a rate may be used, and how long a firm quote lives. */
export type QuoteRules = SettingData<typeof settingKind.quoteRules>

/** The rules in force; none at all is a fault in the data, and throws. */
export async function quoteRules(work: Work): Promise<QuoteRules> {
  const found = await settingInForce(work, settingKind.quoteRules)
  return found.data
}
