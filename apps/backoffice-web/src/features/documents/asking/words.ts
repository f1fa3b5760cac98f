import { createWords } from '@puente/web'
import { askMessages } from './messages.es.ts'

export const words = createWords(askMessages)
