import { createWords } from '@puente/web'
import { bankMessages } from './messages-bank.es.ts'

export const words = createWords(bankMessages)
