import { createWords } from '@puente/web'
import { sendMessages } from './messages.es.ts'

export const words = createWords(sendMessages)
