import { createWords } from '@puente/web'
import { accountMessages } from './messages.es.ts'

export const words = createWords(accountMessages)
