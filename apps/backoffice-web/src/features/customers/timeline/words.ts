import { createWords } from '@puente/web'
import { timelineMessages } from './messages.es.ts'

export const words = createWords(timelineMessages)
