import { createWords } from '@puente/web'
import { companyPaperMessages } from './messages.es.ts'

export const words = createWords(companyPaperMessages)
