import { createWords } from '@puente/web'
import { nameMessages } from './messages.es.ts'

export const words = createWords(nameMessages)
