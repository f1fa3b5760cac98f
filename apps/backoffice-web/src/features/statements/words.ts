import { createWords } from '@puente/web'
import { taxMessages } from './messages.es.ts'

export const words = createWords(taxMessages)
