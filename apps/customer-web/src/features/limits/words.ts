import { createWords } from '@puente/web'
import { limitsMessages } from './messages.es.ts'

export const words = createWords(limitsMessages)
