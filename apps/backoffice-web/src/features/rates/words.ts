import { createWords } from '@puente/web'
import { rateMessages } from './messages.es.ts'

export const words = createWords(rateMessages)
