import { createWords } from '@puente/web'
import { reviewMessages } from './messages.es.ts'

export const words = createWords(reviewMessages)
