import { createWords } from '@puente/web'
import { outcomeMessages } from './messages.es.ts'

export const words = createWords(outcomeMessages)
