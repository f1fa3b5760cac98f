import { createWords } from '@puente/web'
import { levelMessages } from './messages.es.ts'

export const words = createWords(levelMessages)
