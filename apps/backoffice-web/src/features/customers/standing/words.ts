import { createWords } from '@puente/web'
import { standingMessages } from './messages.es.ts'

export const words = createWords(standingMessages)
