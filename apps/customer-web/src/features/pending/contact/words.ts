import { createWords } from '@puente/web'
import { pendingContactMessages } from './messages.es.ts'

export const words = createWords(pendingContactMessages)
