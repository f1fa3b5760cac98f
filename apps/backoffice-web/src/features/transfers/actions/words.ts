import { createWords } from '@puente/web'
import { actionMessages } from './messages.es.ts'

export const words = createWords(actionMessages)
