import type { Translated } from '@puente/contract'
import type { bridgeMessages as spanish } from './messages-bridge.es.ts'

export const bridgeMessages: Translated<typeof spanish> = {
  way: 'Chile – {country}',
  place: 'Chile – {country}: {state}',
}
