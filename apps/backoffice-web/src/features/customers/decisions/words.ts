import { createWords } from '@puente/web'
import { decisionPageMessages } from './messages.es.ts'

export const words = createWords(decisionPageMessages)
