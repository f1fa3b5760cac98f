import { createWords } from '@puente/web'
import { corridorMessages } from './messages.es.ts'

export const words = createWords(corridorMessages)
