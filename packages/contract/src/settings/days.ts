/** Whether a text in the form YYYY-MM-DD is an existing day: '2026-02-31' is not. */
export const isDay = (written: string): boolean => {
  const parsed = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(written)
}

/** Whether an existing day is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
