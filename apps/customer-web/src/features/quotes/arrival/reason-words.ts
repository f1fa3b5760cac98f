import { createWords } from '@puente/web'
import { reasonMessages } from './messages-reasons.es.ts'

export const words = createWords(reasonMessages)
