import { createWords } from '@puente/web'
import { regulationMessages } from './messages.es.ts'

export const words = createWords(regulationMessages)
