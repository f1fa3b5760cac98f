import { createWords } from '@puente/web'
import { safeguardingMessages } from './messages.es.ts'

export const words = createWords(safeguardingMessages)
