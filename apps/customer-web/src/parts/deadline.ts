import { format } from '@puente/web'

/** A deadline: '24/11/2026 18:00', or for one at midnight the day that ends then: '23/11/2026'. */
export const deadlineText = (at: string): string =>
  format.time(at) === '00:00' ? format.date(new Date(Date.parse(at) - 1).toISOString()) : format.dateTime(at)
