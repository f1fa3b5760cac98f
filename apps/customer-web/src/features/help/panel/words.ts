import { createWords } from '@puente/web'
import { helpMessages } from './messages.es.ts'

export const words = createWords(helpMessages)
