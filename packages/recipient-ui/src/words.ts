import { createWords } from '@puente/web'
import { recipientMessages } from './messages.es.ts'

export const words = createWords(recipientMessages)
