import { createWords } from '@puente/web'
import { diligenceMessages } from './messages.es.ts'

export const words = createWords(diligenceMessages)
