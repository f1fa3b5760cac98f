import { createWords } from '@puente/web'
import { fileItemMessages } from './messages.es.ts'

export const words = createWords(fileItemMessages)
