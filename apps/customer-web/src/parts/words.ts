import { createWords } from '@puente/web'
import { shellMessages } from './messages.es.ts'

export const words = createWords(shellMessages)
