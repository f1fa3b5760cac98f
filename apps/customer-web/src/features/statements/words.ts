import { createWords } from '@puente/web'
import { statementMessages } from './messages.es.ts'

export const words = createWords(statementMessages)
