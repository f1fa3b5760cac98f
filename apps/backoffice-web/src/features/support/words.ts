import { createWords } from '@puente/web'
import { supportMessages } from './messages.es.ts'

export const words = createWords(supportMessages)
