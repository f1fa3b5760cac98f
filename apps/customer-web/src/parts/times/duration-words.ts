import { createWords } from '@puente/web'
import { durationMessages } from './messages-durations.es.ts'

const words = createWords(durationMessages)

/** Minutes, rounded up to a unit that a person would say. */
export function durationWords(minutes: number): string {
  if (minutes < 90) return words('minutes', { count: Math.ceil(minutes) })
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? words('hours', { count: hours }) : words('days', { count: Math.ceil(hours / 24) })
}
