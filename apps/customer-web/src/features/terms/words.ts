import { createWords } from '@puente/web'
import { termsMessages } from './messages.es.ts'

export const words = createWords(termsMessages)
