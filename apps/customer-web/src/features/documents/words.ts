import { createWords } from '@puente/web'
import { documentMessages } from './messages.es.ts'

export const words = createWords(documentMessages)
