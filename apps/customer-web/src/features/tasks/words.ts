import { createWords } from '@puente/web'
import { taskMessages } from './messages.es.ts'

export const words = createWords(taskMessages)
