import { createWords } from '@puente/web'
import { chatMessages } from './messages-chat.es.ts'

export const words = createWords(chatMessages)
