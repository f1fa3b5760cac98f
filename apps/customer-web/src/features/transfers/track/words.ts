import { createWords } from '@puente/web'
import { trackMessages } from './messages.es.ts'

export const words = createWords(trackMessages)
