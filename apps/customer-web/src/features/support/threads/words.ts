import { createWords } from '@puente/web'
import { threadMessages } from './messages.es.ts'

export const words = createWords(threadMessages)
