import type { Translated } from '@puente/contract'
import type { bridgeMessages as spanish } from './messages-bridge.es.ts'

export const bridgeMessages: Translated<typeof spanish> = {
  way: 'Soti Chili ale {country}',
  place: 'Soti Chili ale {country}: {state}',
}
