import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** How long a payout may wait for its rail. */
export type PayoutTerms = SettingData<typeof settingKind.payoutTerms>

/** The terms in force. Throws when there are none. */
export async function payoutTerms(work: Work): Promise<PayoutTerms> {
  const found = await settingInForce(work, settingKind.payoutTerms)
  return found.data
}
