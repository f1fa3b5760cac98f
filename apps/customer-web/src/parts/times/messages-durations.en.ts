import type { Translated } from '@puente/contract'
import type { durationMessages as spanish } from './messages-durations.es.ts'

export const durationMessages: Translated<typeof spanish> = {
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
}
