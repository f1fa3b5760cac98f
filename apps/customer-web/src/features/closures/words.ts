import { createWords } from '@puente/web'
import { closureMessages } from './messages.es.ts'

export const words = createWords(closureMessages)
