import { createWords } from '@puente/web'
import { decisionMessages } from './messages.es.ts'

export const words = createWords(decisionMessages)
