import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** When reminders are sent. */
export type NotificationTerms = SettingData<typeof settingKind.notificationTerms>

export async function notificationTerms(work: Work): Promise<NotificationTerms> {
  const found = await settingInForce(work, settingKind.notificationTerms)
  return found.data
}

const HOUR_MS = 3_600_000

/** The instant so many hours later; a negative number gives an earlier one. */
export const hoursFrom = (from: Date, hours: number): Date => new Date(from.getTime() + hours * HOUR_MS)
