import { createWords } from '@puente/web'
import { formMessages } from './messages.es.ts'

export const words = createWords(formMessages)
