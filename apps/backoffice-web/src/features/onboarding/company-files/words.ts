import { createWords } from '@puente/web'
import { companyFileMessages } from './messages.es.ts'

export const words = createWords(companyFileMessages)
