import { dayInChile, dayNames, daysBetween, format } from '@puente/web'
import { words } from '../words.ts'

/** 'martes 24, antes de las 18:00' in Chile's time; the month is named when it is another one than today's. */
export function arrivalWords(estimatedAt: string, nowMs: number): string {
  const time = format.time(estimatedAt)
  const daysAhead = daysBetween(dayInChile(nowMs), dayInChile(Date.parse(estimatedAt)))
  if (daysAhead === 0) return words('arrival.today', { time })
  if (daysAhead === 1) return words('arrival.tomorrow', { time })
  const { weekday = '', day = '', month = '' } = dayNames(estimatedAt)
  if (daysAhead > 0 && daysAhead < 25) return words('arrival.weekday', { weekday, day, time })
  return words('arrival.farDay', { weekday, day, month, time })
}
