import { createWords } from '@puente/web'
import { pendingMessages } from './messages-pending.es.ts'

export const words = createWords(pendingMessages)
