import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** In Chilean banking days: when money in suspense is refunded automatically, and the age that it may not reach. */
export type PayinTerms = SettingData<typeof settingKind.payinTerms>

/** The terms in force. Throws when there are none. */
export async function payinTerms(work: Work): Promise<PayinTerms> {
  const found = await settingInForce(work, settingKind.payinTerms)
  return found.data
}
