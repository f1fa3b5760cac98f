import { createWords } from '@puente/web'
import { riskMessages } from './messages.es.ts'

export const words = createWords(riskMessages)
