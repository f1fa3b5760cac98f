import { createWords } from '@puente/web'
import { recordMessages } from './messages.es.ts'

export const words = createWords(recordMessages)
