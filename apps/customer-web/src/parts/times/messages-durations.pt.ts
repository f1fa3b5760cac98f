import type { Translated } from '@puente/contract'
import type { durationMessages as spanish } from './messages-durations.es.ts'

export const durationMessages: Translated<typeof spanish> = {
  minutes: '{count, plural, one {# minuto} other {# minutos}}',
  hours: '{count, plural, one {# hora} other {# horas}}',
  days: '{count, plural, one {# dia} other {# dias}}',
}
