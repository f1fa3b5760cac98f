import { createWords } from '@puente/web'
import { documentReviewMessages } from './messages.es.ts'

export const words = createWords(documentReviewMessages)
