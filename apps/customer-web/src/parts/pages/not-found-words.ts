import { createWords } from '@puente/web'
import { notFoundMessages } from './messages-not-found.es.ts'

export const words = createWords(notFoundMessages)
