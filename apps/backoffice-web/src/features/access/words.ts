import { createWords } from '@puente/web'
import { accessMessages } from './messages.es.ts'

export const words = createWords(accessMessages)
