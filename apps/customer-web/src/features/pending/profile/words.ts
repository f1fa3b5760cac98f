import { createWords } from '@puente/web'
import { pendingProfileMessages } from './messages.es.ts'

export const words = createWords(pendingProfileMessages)
