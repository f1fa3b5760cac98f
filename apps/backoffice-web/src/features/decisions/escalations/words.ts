import { createWords } from '@puente/web'
import { escalationMessages } from './messages.es.ts'

export const words = createWords(escalationMessages)
