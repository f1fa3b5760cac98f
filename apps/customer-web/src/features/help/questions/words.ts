import { createWords } from '@puente/web'
import { questionMessages } from './messages.es.ts'

export const words = createWords(questionMessages)
