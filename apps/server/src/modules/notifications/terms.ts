import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** When people are reminded. */
export interface NotificationTerms {
  /** So long before its deadline an unpaid order is recalled. */
  readonly deadlineHours: number
  /** After so long a check that has not ended is told of. */
  readonly reviewHours: number
}

export async function notificationTerms(work: Work): Promise<NotificationTerms> {
  const found = await inForce<NotificationTerms>(work, 'notification-terms', 'default')
  if (found === undefined) throw new Error('no notification terms are in force')
  return found.data
}

const HOUR_MS = 3_600_000

/** The moment so many hours later; negative hours lead back. */
export const hoursFrom = (from: Date, hours: number): Date => new Date(from.getTime() + hours * HOUR_MS)
