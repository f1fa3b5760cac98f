import { createWords } from '@puente/web'
import { retentionMessages } from './messages.es.ts'

export const words = createWords(retentionMessages)
