/** The calendar day in Santiago, as 'YYYY-MM-DD'. */
export const dayInChile = (nowMs: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' }).format(nowMs)

/** The given number of months, the current one first: '2026-11', '2026-10'. */
export function monthsBack(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_none, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}

/** 'noviembre de 2026' from '2026-11'. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat('es-CL', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
