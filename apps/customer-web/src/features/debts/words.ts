import { createWords } from '@puente/web'
import { debtMessages } from './messages.es.ts'

export const words = createWords(debtMessages)
