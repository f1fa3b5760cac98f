import type { Translated } from '@puente/contract'
import type { bridgeMessages as spanish } from './messages-bridge.es.ts'

export const bridgeMessages: Translated<typeof spanish> = {
  way: 'From Chile to {country}',
  place: 'From Chile to {country}: {state}',
}
