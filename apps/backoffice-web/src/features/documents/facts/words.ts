import { createWords } from '@puente/web'
import { paperFactMessages } from './messages.es.ts'

export const words = createWords(paperFactMessages)
