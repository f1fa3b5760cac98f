import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { addBankingDays } from '../corridors/index.ts'

/** Banking days in which the operator promises an answer, by what waits. */
type FileClock = SettingData<typeof settingKind.fileClock>

/** How many banking days the operator promises an answer in. */
export async function promisedDays(work: Work, what: keyof FileClock): Promise<number> {
  const clock = await settingInForce(work, settingKind.fileClock)
  return clock.data[what]
}

/** By when something that is handed in now is answered, as the operator promises. */
export async function promisedBy(work: Work, what: keyof FileClock): Promise<Date> {
  return addBankingDays(work.now, await promisedDays(work, what))
}
