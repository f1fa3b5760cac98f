import type { Translated } from '@puente/contract'
import type { bridgeMessages as spanish } from './messages-bridge.es.ts'

export const bridgeMessages: Translated<typeof spanish> = {
  way: 'Do Chile ao destino ({country})',
  place: 'Do Chile ao destino ({country}): {state}',
}
