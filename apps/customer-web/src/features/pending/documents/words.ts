import { createWords } from '@puente/web'
import { documentItemMessages } from './messages.es.ts'

export const words = createWords(documentItemMessages)
