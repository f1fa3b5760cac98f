import { createWords } from '@puente/web'
import { readinessMessages } from './messages.es.ts'

export const words = createWords(readinessMessages)
