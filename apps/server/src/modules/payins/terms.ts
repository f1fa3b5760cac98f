import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** In Chilean banking days: when money that does not fit goes back by itself, and the age that none may reach. */
export type PayinTerms = SettingData<typeof settingKind.payinTerms>

/** The terms in force. Throws when there are none. */
export async function payinTerms(work: Work): Promise<PayinTerms> {
  const found = await settingInForce(work, settingKind.payinTerms)
  return found.data
}
