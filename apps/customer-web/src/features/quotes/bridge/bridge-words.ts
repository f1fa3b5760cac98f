import { createWords } from '@puente/web'
import { bridgeMessages } from './messages-bridge.es.ts'

export const words = createWords(bridgeMessages)
