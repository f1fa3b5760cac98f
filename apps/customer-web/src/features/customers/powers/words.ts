import { createWords } from '@puente/web'
import { powersMessages } from './messages.es.ts'

export const words = createWords(powersMessages)
