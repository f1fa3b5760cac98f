import { createWords } from '@puente/web'
import { pendingMessages } from './messages.es.ts'

export const words = createWords(pendingMessages)
