import type { Translated } from '@puente/contract'
import type { durationMessages as spanish } from './messages-durations.es.ts'

export const durationMessages: Translated<typeof spanish> = {
  minutes: '{count, plural, one {# minit} other {# minit}}',
  hours: '{count, plural, one {# èdtan} other {# èdtan}}',
  days: '{count, plural, one {# jou} other {# jou}}',
}
