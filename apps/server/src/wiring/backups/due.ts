const HOUR_MS = 60 * 60_000
const chileanDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago', dateStyle: 'short' })

/** Whether a day that begins at this hour of Chile has begun since the last backup, or there is none. */
export function isBackupDue(now: Date, last: Date | undefined, hour: number): boolean {
  const dayOf = (at: Date) => chileanDay.format(new Date(at.getTime() - hour * HOUR_MS))
  return last === undefined || dayOf(now) > dayOf(last)
}
