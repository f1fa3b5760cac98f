import { createWords } from '@puente/web'
import { checklistMessages } from './messages.es.ts'

export const words = createWords(checklistMessages)
