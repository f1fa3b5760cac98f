import { createWords } from '@puente/web'
import { instructionsMessages } from './messages.es.ts'

export const words = createWords(instructionsMessages)
