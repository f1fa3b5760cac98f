import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'

/** Banking days within which the operator promises an answer, by type of submission. */
type FileClock = SettingData<typeof settingKind.fileClock>

/** Banking days within which the operator promises an answer. */
export async function promisedDays(work: Work, what: keyof FileClock): Promise<number> {
  const clock = await settingInForce(work, settingKind.fileClock)
  return clock.data[what]
}

/** Deadline of the answer to a submission made now. */
export async function promisedBy(work: Work, what: keyof FileClock): Promise<Date> {
  return addBankingDays(await bankingCalendar(work), work.now, await promisedDays(work, what))
}
