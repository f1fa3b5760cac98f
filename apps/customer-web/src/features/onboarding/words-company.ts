import { createWords } from '@puente/web'
import { newCompanyMessages } from './messages-company.es.ts'

export const words = createWords(newCompanyMessages)
