import { createWords } from '@puente/web'
import { quoteMessages } from './messages.es.ts'

export const words = createWords(quoteMessages)
